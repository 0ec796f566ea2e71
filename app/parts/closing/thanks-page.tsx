import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
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
  const { id, otherName, startedAt, endedAt } = mentorship
  const months = Math.max(1, Math.round((Number(endedAt) - Number(startedAt)) / (30.44 * 86_400_000)))
  return (
    <FormPage
      title={t('thanks.title')}
      lead={t(`thanks.lead.${side}`)}
      eyebrow={otherName}
      back={{ to: `/${side}/mentorships`, label: t('thanks.back') }}
    >
      <CardGrid columns={2}>
        <KeyFigure
          value={certificate?.sessions ?? 0}
          label={t('thanks.sessions', { count: certificate?.sessions ?? 0 })}
        />
        <KeyFigure
          value={months}
          label={t('thanks.months', { count: months })}
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
          {Object.entries(next[side]).map(([name, to]) => (
            <li key={name}>
              <Link to={to} className="inline-flex min-h-9 items-center font-medium">
                {t(`thanks.ways.${name}.link`)}
              </Link>
              <span className="block text-muted">{t(`thanks.ways.${name}.text`)}</span>
            </li>
          ))}
        </ul>
      </RecordSection>
    </FormPage>
  )
}
