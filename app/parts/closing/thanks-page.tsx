import { useTranslation } from 'react-i18next'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link, useConstants, useRootData } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { LinkButton } from '~/ui/button'
import { Card, CardGrid } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { KeyFigure } from '~/ui/key-figure'
import { RecordSection } from '~/ui/record-page'

export type ThanksPageProps = {
  side: 'mentee' | 'mentor'
  mentorship: Mentorship
  certificate?: Certificate
  answered: boolean
}

const next = {
  mentee: { packages: '/mentoring-packages', mentors: '/mentors', mentor: '/mentor/register' },
  mentor: { gift: '/mentor/my-account/gift', statistics: '/mentor/statistics' },
} as const

/** Thanks one of a pair at the end: what they did, feedback, the certificate, what stays and what may come next. */
export function ThanksPage({ side, mentorship, certificate, answered }: ThanksPageProps) {
  const { t } = useTranslation('pair')
  const language = useLanguage()
  const { id, status, otherName, mentorPhotoId, startedAt, endedAt } = mentorship
  const constants = useConstants()
  const isMentor = useRootData()?.viewer?.roles.includes('mentor')
  const days = Math.max(1, Math.round((Number(endedAt) - Number(startedAt)) / 86_400_000))
  const months = Math.round(days / 30.44)
  const ways = Object.entries(next[side]).filter(([name]) => name !== 'mentor' || !isMentor)
  return (
    <FormPage
      title={t('common:feedback.thanks')}
      lead={t(`thanks.${status === 'completed' ? 'lead' : 'leadStopped'}.${side}`)}
      eyebrow={<FaceAndName name={otherName} photoId={side === 'mentee' ? mentorPhotoId : null} />}
      back={{ to: `/${side}/mentorships`, label: t('thanks.back') }}
    >
      <CardGrid columns={2}>
        {certificate && (
          <KeyFigure
            value={certificate.sessions}
            label={t('thanks.sessions', { count: certificate.sessions })}
          />
        )}
        <KeyFigure
          value={months || days}
          label={t(months ? 'thanks.months' : 'thanks.days', { count: months || days })}
          note={t('thanks.fromTo', {
            from: formatLongDate(language, startedAt),
            to: formatLongDate(language, endedAt!),
          })}
        />
      </CardGrid>
      <Card title={t(answered ? 'thanks.told' : `thanks.tell.${side}.title`)} tone="primary">
        <p className="mb-4">{t(answered ? 'thanks.toldText' : `thanks.tell.${side}.text`)}</p>
        <LinkButton to={`/${side}/mentorships/${id}/feedback`} variant={answered ? 'secondary' : 'primary'}>
          {t(answered ? 'thanks.read' : `thanks.tell.${side}.action`)}
        </LinkButton>
      </Card>
      {certificate && (
        <Card title={t('certificate.title')}>
          <p className="mb-4">{t('thanks.certificate')}</p>
          <LinkButton to={`/certificates/${id}`} variant="secondary">
            {t('thanks.toCertificate')}
          </LinkButton>
        </Card>
      )}
      <RecordSection title={t('thanks.stays')}>
        <p className="max-w-read">{t(`thanks.staysText.${side}`)}</p>
      </RecordSection>
      <RecordSection title={t('thanks.next')}>
        <ul className="grid gap-3">
          {ways.map(([name, to]) => (
            <li key={name}>
              <Link to={to} className="inline-flex min-h-9 items-center font-medium">
                {t(`thanks.ways.${name}.link`)}
              </Link>
              <span className="block text-muted">{t(`thanks.ways.${name}.text`, { ...constants })}</span>
            </li>
          ))}
        </ul>
      </RecordSection>
    </FormPage>
  )
}
