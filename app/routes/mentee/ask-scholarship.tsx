import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { showPackages } from '~/domain/packages/shown-package.server'
import { findOwnScholarshipRequest, type OwnScholarshipRequest } from '~/domain/scholarships/requests.server'
import { AskForScholarship } from '~/domain/scholarships/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { nameIn } from '~/i18n/names'
import { Card } from '~/ui/card'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:scholarship.title') }

const packagesPage = '/mentoring-packages'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const [last, packages] = await Promise.all([
    findOwnScholarshipRequest(viewer),
    showPackages(await getLanguage(args)),
  ])
  return { last, packages }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, AskForScholarship, async (request) => {
    await acts.askForScholarship(viewer, request)
    return redirect('/mentee/ask-scholarship', 'scholarshipAsked')
  })
}

export default function AskScholarshipPage() {
  const { last, packages } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('mentee')
  const { form, fields, te } = useActionForm(AskForScholarship, { id: 'ask' })
  const labels = { packageId: t('common:facts.package'), reason: t('scholarship.reason') }
  // After an error the form and its answers stay; only a new visit shows the request that waits.
  const asks = !last || last.granted === false || form.status === 'error'
  return (
    <FormPage
      title={t('scholarship.title')}
      lead={t('scholarship.lead')}
      back={{ to: packagesPage, label: t('scholarship.back') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {last && <AskedScholarship request={last} />}
      {asks && (
        <ActionForm form={form}>
          <RadioGroup
            {...fieldProps(fields.packageId, te)}
            legend={labels.packageId}
            options={packages.map(({ id, name, priceCents, currency }) => ({
              value: String(id),
              label: name,
              hint: formatMoney(language, priceCents, currency),
            }))}
          />
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={labels.reason}
            hint={t('scholarship.reasonHint')}
            rows={6}
          />
          <SubmitButton pending="sending">{t('scholarship.submit')}</SubmitButton>
        </ActionForm>
      )}
    </FormPage>
  )
}

/** The mentee's last request for a scholarship, and what became of it. */
function AskedScholarship({ request }: { request: OwnScholarshipRequest }) {
  const { t, language } = useTranslation('mentee')
  const { packageNames, reason, askedAt, granted, answer } = request
  const state = granted === null ? 'open' : granted ? 'granted' : 'declined'
  return (
    <Card title={t(`scholarship.states.${state}`)} tone={state === 'open' ? 'saffron' : undefined}>
      <div className="grid gap-3">
        <p className="text-sm text-muted">
          {t('scholarship.asked', {
            package: nameIn(language, packageNames),
            when: formatLongDate(language, askedAt),
          })}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="font-bold">{t(`scholarship.stateTexts.${state}`)}</p>
        {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
      </div>
    </Card>
  )
}
