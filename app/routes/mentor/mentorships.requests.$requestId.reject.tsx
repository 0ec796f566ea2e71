import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import {
  declineRequest,
  findRequest,
  listRequests,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { DeclineRequest } from '~/domain/mentorship-requests/schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RejectionFields } from '~/parts/mentorship-requests/rejection-fields'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { Banner } from '~/ui/banner'
import { classNames } from '~/ui/class-names'
import { CheckboxField, DateParts, fieldProps, partsProps } from '~/ui/field'

export const handle: Handle = { title: (t) => t('mentor:reject.title') }

const confirm = confirmPage('mentor', {
  async read({ viewer, id }) {
    const requestId = id('requestId')
    const [found, rejections, requests] = await Promise.all([
      findRequest(viewer, requestId),
      reads.rejectionsInWindow(viewer),
      listRequests(viewer),
    ])
    const request = or404(found)
    const others = requests.filter((other) => other.status === 'pending' && other.id !== requestId).length
    return { request, rejections, others, now: new Date() }
  },
  form: DeclineRequest,
  async act({ viewer, id, values }) {
    await declineRequest(viewer, id('requestId'), values)
    return redirect('/mentor/mentorships', values.beAway ? 'requestRejectedAway' : 'requestRejected')
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function RejectRequestPage() {
  const { request, rejections, others, now } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(DeclineRequest, { id: 'reject' })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  return (
    <ConfirmForm
      form={form}
      lead={t('reject.lead', { name: request.otherName })}
      back={back}
      labels={{
        until: t('reject.until'),
        rejectMessage: t('reject.message'),
        teamNote: t('reject.teamNote'),
      }}
      fields={
        <>
          <RejectionFields {...{ fields, te }} side="mentor" />
          <BeAwayToo {...{ fields, te, others }} />
        </>
      }
      submit={t('reject.submit')}
      variant="danger"
      pending="sending"
      keep={t('reject.cancel')}
      closed={outcome && <ClosedRequest side="mentor" {...{ outcome, back }} />}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} />
      <Exchange side="mentor" {...request} open={outcome === null} />
      <RejectionsInWindow count={rejections} />
    </ConfirmForm>
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
