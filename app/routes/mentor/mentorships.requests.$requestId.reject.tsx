import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import {
  declineRequest,
  findRequest,
  listRequests,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { DeclineRequest } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireMentor, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RejectionFields } from '~/parts/mentorship-requests/rejection-fields'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { Banner } from '~/ui/banner'
import { classNames } from '~/ui/class-names'
import { ConfirmationPage } from '~/ui/form-page'
import { CheckboxField, DateParts, fieldProps, partsProps } from '~/ui/field'

export const handle: Handle = { title: (t) => t('mentor:reject.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  const [request, rejections, requests] = await Promise.all([
    findRequest(viewer, id),
    reads.rejectionsInWindow(viewer),
    listRequests(viewer),
  ])
  if (!request) throw notFound()
  const topicName = await namesOf('support_topics', await getLanguage(args))
  const others = requests.filter((other) => other.status === 'pending' && other.id !== id).length
  return { request, rejections, others, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  return submit(args, DeclineRequest, async (rejection) => {
    await declineRequest(viewer, id, rejection)
    const news = rejection.beAway ? 'requestRejectedAway' : 'requestRejected'
    return redirect('/mentor/mentorships', news)
  })
}

export default function RejectRequestPage() {
  const { request, rejections, others, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const rejection = useActionForm(DeclineRequest, { id: 'reject' })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  // After an error the form and its values stay; only a new visit shows that the request is closed.
  if (outcome && rejection.form.status !== 'error')
    return <ClosedRequest side="mentor" {...{ outcome, back }} />
  return (
    <ConfirmationPage
      title={t('reject.title')}
      lead={t('reject.lead', { name: request.otherName })}
      back={back}
      errors={<FormErrors form={rejection.form} labels={{ until: t('reject.until') }} />}
      form={
        <ActionForm form={rejection.form}>
          <RejectionFields {...rejection} side="mentor" />
          <BeAwayToo {...rejection} others={others} />
          <SubmitButton variant="danger" pending="sending">
            {t('reject.submit')}
          </SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('reject.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} topic={topic} />
      <Exchange side="mentor" {...request} open={outcome === null} />
      <RejectionsInWindow count={rejections} />
    </ConfirmationPage>
  )
}

type BeAwayTooProps = {
  fields: Record<'beAway' | 'until', FieldMetadata<unknown>>
  te: (key: string) => string
  /** How many other requests the absence closes. */
  others: number
}

/** The option to be away until a day, within a rejection. The tick opens the day by CSS, without JavaScript. */
function BeAwayToo({ fields, te, others }: BeAwayTooProps) {
  const { t } = useTranslation('mentor')
  const until = partsProps(fields.until, te)
  return (
    <div className="group grid gap-4">
      <CheckboxField
        {...fieldProps(fields.beAway, te)}
        label={t('reject.beAway')}
        hint={t('reject.beAwayHint')}
        boxed
      />
      <div className={classNames(until.errors ? 'grid' : 'hidden group-has-checked:grid', 'gap-4 sm:pl-10')}>
        <DateParts {...until} required={false} legend={t('reject.until')} hint={t('reject.untilHint')} />
        {others > 0 && <Banner tone="warning">{t('reject.closes', { count: others })}</Banner>}
      </div>
    </div>
  )
}
