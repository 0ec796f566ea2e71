import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import type { GivenAward } from '~/domain/scholarships/awards.server'
import { useMayOpen } from '~/http/use-may-open'
import { AwardsTable } from '~/parts/scholarships/awards-table'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

type MenteeScholarshipsProps = { mentee: MenteeRecord; awards: GivenAward[] }

/** The scholarships that the mentee got, and the link to give one. */
export function MenteeScholarships({ mentee, awards }: MenteeScholarshipsProps) {
  const { t } = useTranslation('records')
  const mayOpen = useMayOpen()
  return (
    <RecordSection
      id="scholarships"
      title={t('common:shell.admin.scholarships')}
      action={
        !mentee.erased &&
        mayOpen('/admin/mentees/:menteeId/scholarships') && (
          <LinkButton
            to={`/admin/mentees/${mentee.id}/scholarships`}
            variant="secondary"
            className="no-print"
          >
            {t('mentee.acts.scholarship')}
          </LinkButton>
        )
      }
    >
      {awards.length > 0 ? (
        <AwardsTable awards={awards} caption={t('admin:scholarships.hers')} by="scholarship" />
      ) : (
        <p className="text-muted">{t('admin:scholarships.none')}</p>
      )}
    </RecordSection>
  )
}
