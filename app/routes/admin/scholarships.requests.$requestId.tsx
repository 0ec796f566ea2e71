import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findCandidate } from '~/domain/scholarships/awards.server'
import { findScholarshipRequest } from '~/domain/scholarships/requests.server'
import { DeclineScholarship } from '~/domain/scholarships/schema'
import { listOpenScholarships } from '~/domain/scholarships/scholarships.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeCell } from '~/parts/payments/mentee-cell'
import { afterAct } from '~/parts/queues/after-act.server'
import { OpenScholarships } from '~/parts/scholarships/open-scholarships'
import { Banner } from '~/ui/banner'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { Quote } from '~/ui/quote'
import { RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'

const queue = '/admin/scholarships?scope=asked'

export const handle: Handle<{ request: { menteeName: string } } | undefined> = {
  title: (t, data) => t('admin:scholarships.requests.titleOf', { name: data?.request.menteeName ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const request = await findScholarshipRequest(viewer, idParameter(args.params.requestId))
  const mentee = request && (await findCandidate(viewer, request.menteeId))
  if (!request) throw notFound()
  return { request, mentee, open: await listOpenScholarships(viewer) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, DeclineScholarship, async ({ answer }) => {
    await acts.declineScholarshipRequest(viewer, { requestId: id, answer })
    const name = (await findScholarshipRequest(viewer, id))?.menteeName ?? ''
    return redirect(
      await afterAct(args.request, viewer, 'scholarshipRequests', queue),
      'scholarshipDeclined',
      { name },
    )
  })
}

export default function ScholarshipRequestPage() {
  const { request, mentee, open } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const { form, fields, te } = useActionForm(DeclineScholarship, { id: 'decline' })
  const { menteeId, menteeName, menteeEmail, packageNames, askedAt, answeredAt, granted, answer } = request
  const when = answeredAt ? formatLongDate(language, answeredAt) : ''
  const labels = { answer: t('scholarships.requests.words') }
  return (
    <FormPage
      title={t('scholarships.requests.titleOf', { name: menteeName })}
      back={useBackTo(queue, t('scholarships.back'))}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {answeredAt && (
        <Banner>{t(`scholarships.requests.${granted ? 'granted' : 'declined'}`, { when })}</Banner>
      )}
      <SummaryList
        rows={[
          {
            label: t('common:facts.mentee'),
            value: <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />,
          },
          { label: t('common:facts.package'), value: nameIn(language, packageNames) },
          { label: t('common:facts.askedOn'), value: formatLongDate(language, askedAt) },
        ]}
      />
      <Quote text={request.reason} who={menteeName} />
      {answer && <p className="whitespace-pre-line">{answer}</p>}
      {!answeredAt && request.own && <p>{t('scholarships.requests.own')}</p>}
      {!answeredAt && !request.own && mentee && (
        <>
          <RecordSection title={t('scholarships.award.toHer')}>
            <OpenScholarships mentee={mentee} scholarships={open} />
          </RecordSection>
          <RecordSection title={t('scholarships.requests.no')}>
            <ActionForm form={form}>
              <TextArea
                {...fieldProps(fields.answer, te)}
                label={labels.answer}
                hint={t('scholarships.requests.wordsHint')}
                rows={4}
              />
              <SubmitButton pending="sending" variant="secondary">
                {t('common:form.sendAnswer')}
              </SubmitButton>
            </ActionForm>
          </RecordSection>
        </>
      )}
    </FormPage>
  )
}
