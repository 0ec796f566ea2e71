import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { LiftObjection } from '~/domain/people/schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { redirect } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { Banner } from '~/ui/banner'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:objection.title') }

const list = '/admin/mentees'

const confirm = confirmPage('admin', {
  read: ({ viewer, id }) => findMenteeRecord(viewer, id('menteeId')),
  form: LiftObjection,
  async act({ viewer, id, values, args }) {
    const menteeId = id('menteeId')
    await acts.liftObjection(viewer, { menteeId, ...values })
    return redirect(returnTo(args.request, `${list}/${menteeId}`), 'objectionLifted')
  },
})
export const loader = confirm.loader
export const action = confirm.action

/** The objection of a minor's guardian, which the team alone lifts, once it has talked to both. */
export default function ObjectionPage() {
  const { fullName: name, guardianObjectedAt: since } = useLoaderData<typeof loader>().subject
  const { t, language } = useTranslation('people')
  const { form, fields, te } = useActionForm(LiftObjection, { id: 'objection' })
  const back = useBackTo(list, t('common:shell.admin.mentees'))
  return (
    <ConfirmForm
      form={form}
      lead={name}
      back={back}
      labels={{ reason: t('objection.agreed') }}
      fields={
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('objection.agreed')}
          hint={t('objection.agreedHint')}
          rows={4}
        />
      }
      submit={t('objection.submit')}
      keep={t('common:form.back')}
      closed={
        !since && (
          <FormPage title={t('objection.title')} lead={name} back={back}>
            <p>{t('objection.none')}</p>
          </FormPage>
        )
      }
    >
      {since && (
        <Banner tone="warning" title={t('objection.since', { when: formatLongDate(language, since) })}>
          <p>{t('objection.lead')}</p>
        </Banner>
      )}
    </ConfirmForm>
  )
}
