import { useTranslation } from '~/i18n/use-translation'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { SummaryList } from '~/ui/summary-list'

/** The request that an admin is about to answer. */
export function RequestFacts({ request }: { request: AdminRequest }) {
  const { t, language } = useTranslation('common')
  return (
    <SummaryList
      rows={[
        { label: t('facts.mentee'), value: <MenteeLink id={request.menteeId} name={request.menteeName} /> },
        { label: t('facts.mentor'), value: <MentorLink id={request.mentorId} name={request.mentorName} /> },
        { label: t('facts.kind'), value: t(`kind.${request.kind}`) },
        { label: t('facts.package'), value: nameIn(language, request.packageNames) },
        { label: t('facts.askedOn'), value: formatLongDate(language, request.requestedAt) },
      ]}
    />
  )
}
