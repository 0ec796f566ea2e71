import { useTranslation } from 'react-i18next'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { actsOfPair } from '~/parts/mentorships/mentorship-cells'
import { Card } from '~/ui/card'

/** The team's acts for this mentorship. */
export function MentorshipActs({ mentorship: { id, status, own } }: { mentorship: MentorshipRecord }) {
  const { t } = useTranslation('records')
  const actLink = useActLink()
  return (
    <Card title={t('acts')} level={2} className="no-print">
      {own ? (
        <p>{t('needs.own.text')}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
          {[...actsOfPair[status], 'message' as const].map((act) => (
            <li key={act}>
              <Link
                to={
                  act === 'message'
                    ? `${actLink(`/admin/bulk/mentorships/${act}`)}&id=${id}`
                    : actLink(`/admin/mentorships/${id}/${act}`)
                }
                className="inline-flex min-h-9 items-center font-medium"
              >
                {t(`admin:mentorships.${act}`)}
              </Link>
              <span className="block text-sm text-muted">{t(`mentorship.acts.${act}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
