import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { findRequest, type MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { RequestStatusTag } from '~/parts/mentorship-requests/request-status'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

const home = '/mentee/mentorships'

export const handle: Handle = { title: (t) => t('mentee:withdraw.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const request = or404(await findRequest(viewer, idParameter(args.params.requestId)))
  return { request, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.requestId)
  return submit(args, Confirm, async () => {
    await acts.withdrawRequest(viewer, { requestId: id })
    return redirect(home, 'requestWithdrawn')
  })
}

export default function WithdrawPage() {
  const { t } = useTranslation('mentee')
  const { request, now } = useLoaderData<typeof loader>()
  const back = { to: home, label: t('common:shell.menu.menteeMentorships') }
  if (request.status !== 'pending') {
    return (
      <FormPage title={t('withdraw.closedTitle')} back={back} errors={<ConfirmErrors id="withdraw" />}>
        <p className="text-lg">{t('withdraw.closedText')}</p>
        <RequestSummary request={request} />
        <p>
          <LinkButton to={home}>{t('common:shell.menu.menteeMentorships')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <ConfirmAct
      id="withdraw"
      title={t('withdraw.title')}
      lead={t('withdraw.lead')}
      back={back}
      submit={t('withdraw.title')}
      variant="danger"
      keep={t('withdraw.keep')}
    >
      <RequestSummary request={request} />
      <AnswerDeadline {...request} now={now} />
    </ConfirmAct>
  )
}

function RequestSummary({ request }: { request: MentorshipRequest }) {
  const { t, language } = useTranslation('common')
  return (
    <SummaryList
      rows={[
        { label: t('facts.mentor'), value: request.otherName },
        { label: t('facts.kind'), value: t(`kind.${request.kind}`) },
        { label: t('facts.package'), value: nameIn(language, request.packageNames) },
        { label: t('facts.askedOn'), value: formatDate(language, request.requestedAt) },
        { label: t('facts.state'), value: <RequestStatusTag request={request} /> },
      ]}
    />
  )
}
