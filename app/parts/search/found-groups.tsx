import type { ReactNode } from 'react'
import type { Found, FoundMentorship, FoundRequest } from '~/domain/search/found'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import type { TeamPath } from '~/route-table'
import { EmailLink, PhoneLink } from '~/ui/contact'
import type { FoundPage } from './found-pages.server'

export type FoundRow = {
  id: number
  title: string
  /** Of a person, whose name is the title: the photo, or null for the initials. */
  photoId?: number | null
  to: string
  facts: ReactNode[]
  /** As it is suggested while somebody types: who or what, and what that is. */
  suggested: { label: string; kind: string }
}

export type FoundGroup = {
  title: string
  /** At most one row more than is shown. */
  rows: FoundRow[]
  /** The lists that have all rows of this search. */
  all: { to: string; label: string }[]
}

type Words = {
  t: (key: string, values?: Record<string, unknown>) => string
  language: Language
  mayOpen: (page: TeamPath) => boolean
}

/** What the team's search has found, as groups in the order in which they are shown. */
export function groupsOf(
  q: string,
  found: Found,
  pages: FoundPage[],
  { t, language, mayOpen }: Words,
): FoundGroup[] {
  const listed = (list: string, words: string) => `${list}q=${encodeURIComponent(words)}`
  const all = (list: string, key: string) => ({
    to: listed(list, q),
    label: t(`overview:search.all.${key}`),
  })
  const pair = ({ mentee, mentor, kind, at }: FoundMentorship | FoundRequest) => [
    t('overview:search.pair', { mentee, mentor }),
    t(`common:kind.${kind}`),
    formatDate(language, at),
  ]
  const purchasesOf = '/admin/purchased-subscriptions?scope=all&'
  const people = found.people.map((person) => {
    const { id, name, photoId, email, phone, mentorId, menteeId, admin } = person
    const profiles = [
      ...(mentorId ? [{ role: 'mentor', to: `/admin/mentors/${mentorId}` }] : []),
      ...(menteeId ? [{ role: 'mentee', to: `/admin/mentees/${menteeId}` }] : []),
    ]
    const roles = [...profiles.map(({ role }) => role), ...(admin ? ['admin'] : [])]
    return {
      id,
      title: name,
      photoId,
      to: profiles[0]?.to ?? `/admin/users/${id}`,
      facts: [
        <EmailLink key="email" email={email} />,
        phone && <PhoneLink key="phone" phone={phone} />,
        ...profiles.map(({ role, to }) => (
          <Link key={role} to={to}>
            {t(`overview:search.${role}Profile`)}
          </Link>
        )),
        admin && t('common:roles.admin'),
      ],
      suggested: { label: name, kind: roles.map((role) => t(`common:roles.${role}`)).join(', ') },
    }
  })
  const purchases = found.purchases.map((purchase) => {
    const { id, reference, name, priceCents, currency, packageNames, at } = purchase
    const title = t('overview:search.purchase', { id })
    return {
      id,
      title,
      to: mayOpen('/admin/purchased-subscriptions/:purchaseId')
        ? `/admin/purchased-subscriptions/${id}`
        : listed(purchasesOf, reference),
      facts: [
        <span key="reference" className="tabular">
          {reference}
        </span>,
        name,
        nameIn(language, packageNames),
        formatMoney(language, priceCents, currency),
        formatDate(language, at),
      ],
      suggested: { label: name, kind: title },
    }
  })
  const requests = found.requests.map((request) => {
    const { id, status, mentorshipId, mentee, mentor } = request
    const title = t('overview:search.request', { id })
    const closed = listed('/admin/rejected-mentorship-requests?', mentee)
    const own = status === 'pending' ? `/admin/pending-mentorship-requests/${id}` : closed
    return {
      id,
      title,
      // An approved one leads to its mentorship.
      to: mentorshipId ? `/admin/mentorships/${mentorshipId}` : own,
      facts: [...pair(request), t(`common:status.request.${status}`)],
      suggested: { label: `${mentee} · ${mentor}`, kind: title },
    }
  })
  const mentorships = found.mentorships.map((mentorship) => {
    const { id, status, mentee, mentor } = mentorship
    const title = t('overview:search.mentorship', { id })
    return {
      id,
      title,
      to: `/admin/mentorships/${id}`,
      facts: [...pair(mentorship), t(`common:status.mentorship.${status}`)],
      suggested: { label: `${mentee} · ${mentor}`, kind: title },
    }
  })
  const scholarships = found.scholarships.map(({ id, name, kind, year }) => {
    const kindName = t(`admin:scholarships.kinds.${kind}`)
    const to = `/admin/scholarships/${id}`
    return { id, title: name, to, facts: [kindName, year], suggested: { label: name, kind: kindName } }
  })
  const groups = [
    {
      title: t('overview:search.groups.pages'),
      rows: pages.map(({ to, name, of = '' }, id) => {
        return { id, title: name, to, facts: [of], suggested: { label: name, kind: of } }
      }),
      all: [],
    },
    {
      title: t('overview:search.groups.people'),
      rows: people,
      all: [all('/admin/mentors?scope=all&', 'mentors'), all('/admin/mentees?scope=all&', 'mentees')],
    },
    { title: t('common:facts.purchases'), rows: purchases, all: [all(purchasesOf, 'purchases')] },
    {
      title: t('common:facts.mentorships'),
      rows: mentorships,
      all: [all('/admin/mentorships?scope=all&', 'mentorships')],
    },
    {
      title: t('common:facts.requests'),
      rows: requests,
      all: [all('/admin/pending-mentorship-requests?', 'requests')],
    },
    {
      title: t('common:shell.admin.scholarships'),
      rows: scholarships,
      all: [all('/admin/scholarships?', 'scholarships')],
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
