import { useTranslation } from '~/i18n/use-translation'
import type { FoundMentorship, FoundPerson, FoundPurchase, FoundRequest } from '~/domain/search/found'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { hasPage } from '~/route-table'
import { EmailLink, PhoneLink } from '~/ui/contact'
import { FoundGroup, type FoundRow } from './found-group'

export type GroupProps<Row> = { rows: Row[]; q: string }

/** A link to a record, or to the list that shows it while the record has no page. */
const recordLink = (pattern: string, id: number, list: string, q: string) =>
  hasPage(pattern) ? pattern.replace(/:\w+/, String(id)) : `${list}${encodeURIComponent(q)}`

/** People, each with the profiles that exist. */
export function FoundPeople({ rows, q }: GroupProps<FoundPerson>) {
  const { t } = useTranslation('overview')
  const shown = rows.map((person) => ({
    id: person.id,
    title: person.name,
    photoId: person.photoId,
    facts: [
      <EmailLink key="email" email={person.email} />,
      person.phone && <PhoneLink key="phone" phone={person.phone} />,
      person.mentorId && (
        <Profile key="mentor" to={`/admin/mentors/${person.mentorId}`} page="/admin/mentors/:mentorId">
          {t('search.mentorProfile')}
        </Profile>
      ),
      person.menteeId && (
        <Profile key="mentee" to={`/admin/mentees/${person.menteeId}`} page="/admin/mentees/:menteeId">
          {t('search.menteeProfile')}
        </Profile>
      ),
      person.admin && t('common:roles.admin'),
    ],
  }))
  const all = (['mentors', 'mentees'] as const).map((name) => ({
    to: `/admin/${name}?scope=all&q=${encodeURIComponent(q)}`,
    label: t(`search.all.${name}`),
  }))
  return <FoundGroup title={t('search.groups.people')} rows={shown} all={all} />
}

function Profile({ to, page, children }: { to: string; page: string; children: string }) {
  return hasPage(page) ? <Link to={to}>{children}</Link> : <span>{children}</span>
}

/** Purchases by reference or number, and those of the people found. */
export function FoundPurchases({ rows, q }: GroupProps<FoundPurchase>) {
  const { t, language } = useTranslation('overview')
  const list = '/admin/purchased-subscriptions?q='
  const shown = rows.map((purchase) => ({
    id: purchase.id,
    title: t('search.purchase', { id: purchase.id }),
    to: recordLink('/admin/purchased-subscriptions/:purchaseId', purchase.id, list, purchase.reference),
    facts: [
      <span key="reference" className="tabular">
        {purchase.reference}
      </span>,
      purchase.name,
      nameIn(language, purchase.packageNames),
      formatMoney(language, purchase.priceCents, purchase.currency),
      formatDate(language, purchase.at),
    ],
  }))
  const all = [{ to: list + encodeURIComponent(q), label: t('search.all.purchases') }]
  return <FoundGroup title={t('common:facts.purchases')} rows={shown} all={all} />
}

/** Requests by number, and those of the people found. An approved one leads to its mentorship. */
export function FoundRequests({ rows, q }: GroupProps<FoundRequest>) {
  const { t } = useTranslation('overview')
  const pair = usePairFacts()
  const list = '/admin/pending-mentorship-requests?q='
  const shown = rows.map((request): FoundRow => {
    const words = encodeURIComponent(request.mentee)
    const to =
      request.mentorshipId && hasPage('/admin/mentorships/:mentorshipId')
        ? `/admin/mentorships/${request.mentorshipId}`
        : request.status === 'pending'
          ? `${list}${words}`
          : request.status === 'rejected' && hasPage('/admin/rejected-mentorship-requests')
            ? `/admin/rejected-mentorship-requests?q=${words}`
            : undefined
    return {
      id: request.id,
      title: t('search.request', { id: request.id }),
      to,
      facts: [...pair(request), t(`common:status.request.${request.status}`)],
    }
  })
  const all = [{ to: list + encodeURIComponent(q), label: t('search.all.requests') }]
  return <FoundGroup title={t('common:facts.requests')} rows={shown} all={all} />
}

/** Mentorships by number, and those of the people found. */
export function FoundMentorships({ rows, q }: GroupProps<FoundMentorship>) {
  const { t } = useTranslation('overview')
  const pair = usePairFacts()
  const list = '/admin/mentorships?q='
  const shown = rows.map((mentorship) => ({
    id: mentorship.id,
    title: t('search.mentorship', { id: mentorship.id }),
    to: recordLink(
      '/admin/mentorships/:mentorshipId',
      mentorship.id,
      `/admin/mentorships?scope=${mentorship.status}&q=`,
      mentorship.mentee,
    ),
    facts: [...pair(mentorship), t(`common:status.mentorship.${mentorship.status}`)],
  }))
  const all = [{ to: list + encodeURIComponent(q), label: t('search.all.mentorships') }]
  return <FoundGroup title={t('common:facts.mentorships')} rows={shown} all={all} />
}

function usePairFacts() {
  const { t, language } = useTranslation('overview')
  return ({ mentee, mentor, kind, at }: FoundMentorship | FoundRequest) => [
    t('search.pair', { mentee, mentor }),
    t(`common:kind.${kind}`),
    formatDate(language, at),
  ]
}
