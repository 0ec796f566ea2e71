import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { Disclosure } from '~/ui/disclosure'
import { DataTable } from '~/ui/table'

/** Answered requests, collapsed. */
export function AnsweredRequests({ requests }: { requests: MentorshipRequest[] }) {
  const { t } = useTranslation('mentor')
  const language = useLanguage()
  if (requests.length === 0) return null
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'asked', label: t('common:facts.askedOn'), code: true },
    { id: 'outcome', label: t('answered.outcome') },
  ]
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: [
      <FaceAndName key="name" name={request.otherName} />,
      nameIn(language, request.packageNames),
      formatDate(language, request.requestedAt),
      t(`answered.${request.status === 'approved' ? 'approved' : (request.closeReason ?? 'expired')}`),
    ],
  }))
  return (
    <Disclosure summary={t('answered.title', { count: requests.length })}>
      <DataTable caption={t('answered.caption')} hideCaption columns={columns} rows={rows} />
    </Disclosure>
  )
}
