import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { LiftObjection } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:objection.title') }

const list = '/admin/mentees'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentee = or404(await findMenteeRecord(viewer, idParameter(args.params.menteeId)))
  return { name: mentee.fullName, since: mentee.guardianObjectedAt }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const menteeId = idParameter(args.params.menteeId)
  return submit(args, LiftObjection, async ({ reason }) => {
    await acts.liftObjection(viewer, { menteeId, reason })
    return redirect(returnTo(args.request, `${list}/${menteeId}`), 'objectionLifted')
  })
}

/** The objection of a minor's guardian, which the team alone lifts, once it has talked to both. */
export default function ObjectionPage() {
  const { name, since } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('people')
  const { form, fields, te } = useActionForm(LiftObjection, { id: 'objection' })
  const page = {
    title: t('objection.title'),
    lead: name,
    back: useBackTo(list, t('common:shell.admin.mentees')),
    errors: <FormErrors form={form} labels={{ reason: t('objection.agreed') }} />,
  }
  if (!since) {
    return (
      <FormPage {...page}>
        <p>{t('objection.none')}</p>
      </FormPage>
    )
  }
  return (
    <FormPage {...page}>
      <Banner tone="warning" title={t('objection.since', { when: formatLongDate(language, since) })}>
        <p>{t('objection.lead')}</p>
      </Banner>
      <ActionForm form={form}>
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('objection.agreed')}
          hint={t('objection.agreedHint')}
          rows={4}
        />
        <SubmitButton>{t('objection.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
