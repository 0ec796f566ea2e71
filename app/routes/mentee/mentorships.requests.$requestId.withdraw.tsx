import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import * as acts from '~/db/generated/acts.server'
import { findRequest, type MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { RequestStatusTag } from '~/parts/mentorship-requests/request-status'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

const home = '/mentee/mentorships'

export const handle: Handle = { title: (t) => t('mentee:withdraw.title') }

const confirm = confirmPage('mentee', {
  read: async ({ viewer, id }) => ({
    request: or404(await findRequest(viewer, id('requestId'))),
    now: new Date(),
  }),
  async act({ viewer, id }) {
    await acts.withdrawRequest(viewer, { requestId: id('requestId') })
    return redirect(home, 'requestWithdrawn')
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function WithdrawPage() {
  const { t } = useTranslation('mentee')
  const { request, now } = useLoaderData<typeof loader>().subject
  const back = { to: home, label: t('common:shell.menu.menteeMentorships') }
  return (
    <ConfirmAct
      id="withdraw"
      lead={t('withdraw.lead')}
      back={back}
      submit={t('withdraw.title')}
      variant="danger"
      keep={t('withdraw.keep')}
      closed={
        request.status !== 'pending' && (
          <FormPage title={t('withdraw.closedTitle')} back={back} errors={<ConfirmErrors id="withdraw" />}>
            <p className="text-lg">{t('withdraw.closedText')}</p>
            <RequestSummary request={request} />
            <p>
              <LinkButton to={back.to}>{back.label}</LinkButton>
            </p>
          </FormPage>
        )
      }
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
        {
          label: t('facts.package'),
          value: nameIn(language, request.packageNames),
        },
        {
          label: t('facts.askedOn'),
          value: formatDate(language, request.requestedAt),
        },
        {
          label: t('facts.state'),
          value: <RequestStatusTag request={request} />,
        },
      ]}
    />
  )
}
