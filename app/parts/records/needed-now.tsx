import { useTranslation } from '~/i18n/use-translation'
import { isCalm, type Need, type NeedName } from '~/domain/records/needs'
import { Link } from '~/http/page'
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

/** On the record itself. */
const notes: Way = { page: '/admin/mentees/:menteeId', to: () => '#notes' }

/** The page of the one next act. */
const ways: Partial<Record<NeedName, Way>> = {
  refundAsked: way('/admin/purchased-subscriptions/:purchaseId/refund'),
  paymentFlag: way('/admin/purchased-subscriptions/:purchaseId', '#problems'),
  refundToSend: way('/admin/purchased-subscriptions/:purchaseId', '#refunds'),
  paidInPart: way('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'),
  surplus: way('/admin/purchased-subscriptions/:purchaseId', '#surplus'),
  proof: way('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'),
  guardian: way('/admin/mentees/:menteeId/messages'),
  guardianObjected: way('/admin/mentees/:menteeId/objection'),
  guardianAsked: way('/admin/purchased-subscriptions/:purchaseId', '#act-ask-guardian'),
  answer: way('/admin/pending-mentorship-requests/:requestId', '?to=remind'),
  answerSoon: way('/admin/pending-mentorship-requests/:requestId'),
  unhappy: way('/admin/mentorships/:mentorshipId', '#follow-up'),
  wish: way('/admin/mentorships/:mentorshipId', '#wishes'),
  clearance: way('/admin/mentors/:mentorId/edit', '#clearance'),
  quiet: way('/admin/mentorships/:mentorshipId', '#follow-up'),
  pauseOver: way('/admin/mentorships/:mentorshipId', '#follow-up'),
  ready: way('/admin/mentorships/:mentorshipId/state', '?to=complete'),
  unmatched: match,
  free: match,
  testimonial: way('/admin/mentors/:mentorId', '#testimonials'),
  unreached: way('/admin/users/:userId'),
  call: notes,
  checkIn: notes,
  application: way('/admin/pending-applications/:mentorId'),
  edit: way('/admin/mentors/:mentorId/pending-edit-requests'),
  undocumented: way('/admin/purchased-subscriptions/:purchaseId/document'),
  suggestion: way('/admin/mentor-suggestion-requests/:requestId'),
  scholarshipAsked: way('/admin/scholarships/requests/:requestId'),
  gift: way('/admin/scholarships/:scholarshipId'),
  report: way('/admin/reports/:reportId'),
  rejections: way('/admin/mentors/:mentorId', '#follow-up'),
  paused: way('/admin/mentorships/:mentorshipId/state', '?to=resume'),
  running: way('/admin/mentorships/:mentorshipId/sessions'),
  closedClaim: way('/admin/purchased-subscriptions/:purchaseId/reopen-claim'),
}

const deadlines = new Set<NeedName>(['answer', 'answerSoon'])

/** The box with what a record needs now, the one next act, and what else waits. */
export function NeededNow({ need, others }: { need: Need; others: Need[] }) {
  const { t, language } = useTranslation('records')
  const { need: key, when, count, name, sums = {}, currency } = need
  const format = deadlines.has(key) ? formatDeadline : formatLongDate
  const amounts = Object.entries(sums).map(([sum, cents]) => [sum, formatMoney(language, cents, currency)])
  const words = {
    when: when ? format(language, when) : '',
    count,
    name,
    ...(Object.fromEntries(amounts) as Record<string, string>),
  }
  const to = usePathOf(need)
  return (
    <NextStep
      eyebrow={t('common:facts.neededNow')}
      title={t(`needs.${key}.title`, words)}
      mood={isCalm(need) ? 'calm' : 'act'}
      action={
        to && (
          <LinkButton to={to} variant={isCalm(need) ? 'secondary' : 'primary'}>
            {t(`needs.${key}.act`)}
          </LinkButton>
        )
      }
    >
      {!need.brief && <p>{t(`needs.${key}.text`, words)}</p>}
      <OtherNeeds others={others} />
    </NextStep>
  )
}

/** What else waits, each with its act. */
export function OtherNeeds({ others }: { others: Need[] }) {
  const { t } = useTranslation('records')
  if (others.length === 0) return null
  return (
    <>
      <p className="font-bold">{t('needs.others')}</p>
      <ul className="list-disc ps-5">
        {others.map((other) => (
          <OtherNeed key={other.need} other={other} />
        ))}
      </ul>
    </>
  )
}

function OtherNeed({ other }: { other: Need }) {
  const { t } = useTranslation('records')
  const to = usePathOf(other)
  const title = t(`needs.${other.need}.title`)
  return <li>{to ? <Link to={to}>{title}</Link> : title}</li>
}

function usePathOf({ need, id }: Need) {
  const actLink = useActLink()
  const act = ways[need]
  if (!act || id === undefined || !hasPage(act.page)) return undefined
  const to = act.to(id)
  return to.startsWith('#') ? to : actLink(to)
}
