import { useTranslation } from '~/i18n/use-translation'
import type { Need, NeedName } from '~/domain/records/needs'
import { useActLink } from '~/http/return-to'
import { formatDeadline, formatLongDate, formatMoney } from '~/i18n/format'
import { hasPage } from '~/route-table'
import { LinkButton } from '~/ui/button'
import { NextStep } from '~/ui/next-step'

type Way = { page: string; to: (id: number) => string }

const way = (page: string, after = ''): Way => ({
  page,
  to: (id) => page.replace(/:\w+/, String(id)) + after,
})
const match: Way = {
  page: '/admin/create-new-mentorship',
  to: (id) => `/admin/create-new-mentorship?mentee=${id}`,
}

/** The page of the one next act. */
const ways: Partial<Record<NeedName, Way>> = {
  refundAsked: way('/admin/payments/requests/:requestId'),
  paymentFlag: way('/admin/payments/flags/:flagId'),
  refundToSend: way('/admin/payments/refunds/:refundId'),
  paidInPart: way('/admin/purchased-subscriptions/:purchaseId/deposit'),
  surplus: way('/admin/payments/surplus/:paymentId'),
  proof: way('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'),
  guardian: way('/admin/mentees/:menteeId/messages'),
  guardianObjected: way('/admin/mentees/:menteeId/objection'),
  guardianAsked: way('/admin/purchased-subscriptions/:purchaseId/ask-guardian'),
  answer: way('/admin/pending-mentorship-requests/:requestId/remind'),
  answerSoon: way('/admin/pending-mentorship-requests/:requestId/approve'),
  unhappy: way('/admin/mentorships/:mentorshipId/follow-up'),
  wish: way('/admin/mentorships/:mentorshipId', '#wishes'),
  clearance: way('/admin/mentors/:mentorId/clearance'),
  quiet: way('/admin/mentorships/:mentorshipId/follow-up'),
  pauseOver: way('/admin/mentorships/:mentorshipId/follow-up'),
  ready: way('/admin/mentorships/:mentorshipId/complete'),
  unmatched: match,
  free: match,
  testimonial: way('/admin/mentors/:mentorId', '#testimonials'),
  paused: way('/admin/mentorships/:mentorshipId/resume'),
  running: way('/admin/mentorships/:mentorshipId/sessions'),
  closedClaim: way('/admin/purchased-subscriptions/:purchaseId/reopen-claim'),
}

// Nothing is late: the team waits, or may act.
const calm = new Set<NeedName>([
  'own',
  'disputed',
  'answer',
  'notice',
  'paused',
  'running',
  'free',
  'cardUnderWay',
  'guardianAsked',
  'unpaid',
  'closedClaim',
  'nothing',
])
const deadlines = new Set<NeedName>(['answer', 'answerSoon'])

/** The box with what a record needs now, and the one next act. */
export function NeededNow({ need: { need, id, when, count, name, sums = {}, currency } }: { need: Need }) {
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  const format = deadlines.has(need) ? formatDeadline : formatLongDate
  const amounts = Object.entries(sums).map(([key, cents]) => [key, formatMoney(language, cents, currency)])
  const words = {
    when: when ? format(language, when) : '',
    count,
    name,
    ...(Object.fromEntries(amounts) as Record<string, string>),
  }
  const act = ways[need]
  const linked = act && id !== undefined && hasPage(act.page)
  const isCalm = calm.has(need)
  return (
    <NextStep
      eyebrow={t('common:facts.neededNow')}
      title={t(`needs.${need}.title`, words)}
      mood={isCalm ? 'calm' : 'act'}
      action={
        linked && (
          <LinkButton to={linkOf(act, id, actLink)} variant={isCalm ? 'secondary' : 'primary'}>
            {t(`needs.${need}.act`)}
          </LinkButton>
        )
      }
    >
      <p>{t(`needs.${need}.text`, words)}</p>
    </NextStep>
  )
}

/** Keeps this page as the one to return to, unless the link has a query or a place on the page. */
function linkOf({ to }: Way, id: number, actLink: (to: string) => string) {
  const path = to(id)
  return /[?#]/.test(path) ? path : actLink(path)
}
