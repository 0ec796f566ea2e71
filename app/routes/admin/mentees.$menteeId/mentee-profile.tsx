import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { useActLink } from '~/http/return-to'
import { countryName, formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { LinkButton } from '~/ui/button'
import { EmailLink, PhoneLink } from '~/ui/contact'
import { RecordSection } from '~/ui/record-page'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

type Words = { industry?: string; workStatus?: string; county?: string; topics: string[] }
type MenteeProfileProps = { mentee: MenteeRecord; words: Words }

/** The profile of the mentee, who sees it, and the guardian of a minor. */
export function MenteeProfile({ mentee, words }: MenteeProfileProps) {
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  const { about, birthdate, country, visibility, guardianConsentedAt } = mentee
  const place = [words.county, country && country !== 'GR' && countryName(language, country)]
  const rows: (SummaryRow | false)[] = [
    {
      label: t('common:profile.fields.birthdate'),
      value: birthdate ? formatLongDate(language, birthdate) : '–',
    },
    { label: t('common:profile.fields.work_status_id'), value: words.workStatus ?? '–' },
    { label: t('common:profile.fields.industry_id'), value: words.industry ?? '–' },
    {
      label: t('mentee.place'),
      value: place.filter(Boolean).join(', ') || (country ? countryName(language, country) : '–'),
    },
    { label: t('mentee.topics'), value: words.topics.length > 0 ? words.topics.join(', ') : '–' },
    {
      label: t('common:facts.about'),
      value: about ? (
        <p lang={langOfWords(about)} className="max-w-read font-normal whitespace-pre-line wrap-anywhere">
          {about}
        </p>
      ) : (
        '–'
      ),
    },
    { label: t('mentee.visibility'), value: t(`mentee.visibilities.${visibility}`) },
    mentee.needsGuardian && { label: t('mentee.guardian'), value: t('mentee.guardianMissing') },
    guardianConsentedAt !== null && {
      label: t('mentee.guardian'),
      value: (
        <>
          {mentee.guardianName}
          {mentee.guardianEmail && <EmailLink email={mentee.guardianEmail} className="block wrap-anywhere" />}
          {mentee.guardianPhone && <PhoneLink phone={mentee.guardianPhone} className="block" />}
          <span className="block text-muted">
            {t('mentee.guardianAgreed', { when: formatLongDate(language, guardianConsentedAt) })}
          </span>
        </>
      ),
    },
  ]
  return (
    <RecordSection
      id="profile"
      title={t('common:facts.profile')}
      action={
        !mentee.own &&
        !mentee.erased && (
          <LinkButton
            to={actLink(`/admin/mentees/${mentee.id}/profile`)}
            variant="secondary"
            className="no-print"
          >
            {t('common:form.changeProfile')}
          </LinkButton>
        )
      }
    >
      <SummaryList rows={rows.filter((row) => row !== false)} />
    </RecordSection>
  )
}
