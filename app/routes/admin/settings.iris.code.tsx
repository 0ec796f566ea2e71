import { useTranslation } from '~/i18n/use-translation'
import { getConstants } from '~/domain/constants/constants.server'
import { readCode } from '~/domain/settings/iris-code.server'
import { IrisPicture } from '~/domain/settings/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useConstants } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { fieldProps, FileField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('settings:iris.title') }

const settings = '/admin/settings/iris'

export async function loader(args: Args) {
  await requireViewer(args, 'admin')
  return null
}

/** Reads the code and goes on to the check of the settings with it, and with the tax number that was typed there. */
export async function action(args: Args) {
  await requireViewer(args, 'admin')
  const { proofBytes, irisTaxNumber } = await getConstants()
  const typed = new URL(args.request.url).searchParams.get('irisTaxNumber')
  const read = async ({ picture }: { picture: File }) => {
    const irisCode = await readCode(picture, proofBytes)
    return redirect(`${settings}?${new URLSearchParams({ irisTaxNumber: typed ?? irisTaxNumber, irisCode })}`)
  }
  return submit(args, IrisPicture, read, { fileField: 'picture', fileLimit: proofBytes })
}

export default function IrisCodePage() {
  const { t } = useTranslation('settings')
  const { proofMegabytes } = useConstants()
  const { form, fields, te } = useActionForm(IrisPicture, { id: 'iris-code' })
  return (
    <FormPage
      title={t('iris.title')}
      lead={t('iris.lead')}
      back={{ to: settings, label: t('settings.parts.iris') }}
      errors={<FormErrors form={form} labels={{ picture: t('iris.picture') }} />}
    >
      <ActionForm form={form} multipart>
        <FileField
          {...fieldProps(fields.picture, te)}
          label={t('iris.picture')}
          hint={t('iris.hint', { proofMegabytes })}
          accept="image/jpeg,image/png"
        />
        <SubmitButton>{t('iris.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
