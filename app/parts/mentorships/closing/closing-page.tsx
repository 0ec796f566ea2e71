import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { Closing } from '~/domain/mentorships/closing.server'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import { GiveClosing } from '~/domain/mentorships/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { Link, useConstants, useRootData } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { FeedbackForm, GivenFeedback, useFeedbackLabels } from '~/parts/mentorships/feedback-form'
import { HelpLink } from '~/parts/mentorships/wishes/help-link'
import { ButtonRow, buttonClass, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { GrowingLeaf } from '~/ui/leaf'
import { RecordSection } from '~/ui/record-page'
import { ClosingFigures } from './closing-figures'

type ClosingPageProps = Closing & { side: 'mentee' | 'mentor'; now: Date }

const next = {
  mentee: { packages: '/mentoring-packages', mentors: '/mentors', mentor: '/mentor/register' },
  mentor: { gift: '/mentor/my-account/gift', statistics: '/mentor/statistics' },
} as const

/**
 * The one page of a mentorship's end: what the pair did, how it was, months later what has changed, the certificate,
 * what stays and what may come next.
 */
export function ClosingPage({ side, mentorship, end, later, certificate, now }: ClosingPageProps) {
  const { t } = useTranslation('pair')
  const { id, status, endedAt, otherName, mentorPhotoId, laterFrom } = mentorship
  const forms = {
    end: useActionForm(GiveClosing, { id: 'answer-end', intent: 'end' }),
    later: useActionForm(GiveClosing, { id: 'answer-later', intent: 'later' }),
  }
  const labels = { end: useFeedbackLabels('end'), later: useFeedbackLabels('later') }
  const page = {
    eyebrow: <FaceAndName name={otherName} photoId={side === 'mentee' ? mentorPhotoId : null} />,
    back: { to: `/${side}/mentorships`, label: t('thanks.back') },
  }
  if (!endedAt) {
    return (
      <FormPage title={t('thanks.early')} {...page}>
        <p>{t('thanks.earlyText')}</p>
      </FormPage>
    )
  }
  const outcome = status === 'completed' ? 'lead' : 'leadStopped'
  return (
    <FormPage
      title={t('common:feedback.thanks')}
      lead={t(`thanks.${outcome}.${side}`)}
      errors={
        <>
          <FormErrors form={forms.end.form} labels={labels.end} />
          <FormErrors form={forms.later.form} labels={labels.later} />
        </>
      }
      {...page}
    >
      {status === 'completed' && <GrowingLeaf />}
      <ClosingFigures {...{ mentorship, certificate }} />
      {end ? (
        <GivenFeedback id="feedback" given={end} />
      ) : (
        <Card id="feedback" title={t('common:feedback.end.title')} tone="primary">
          <p className="mb-4">{t('common:feedback.end.lead')}</p>
          <FeedbackForm {...forms.end} step="end" side={side}>
            <input type="hidden" name="intent" value="end" />
          </FeedbackForm>
        </Card>
      )}
      {later && <GivenFeedback id="later" given={later} />}
      {!later && laterFrom && (
        <Later {...{ laterFrom, now }}>
          <FeedbackForm {...forms.later} step="later" side={side}>
            <input type="hidden" name="intent" value="later" />
          </FeedbackForm>
        </Later>
      )}
      {certificate && (
        <Card title={t('certificate.title')}>
          <p className="mb-4">{t('thanks.certificate')}</p>
          <ButtonRow>
            <LinkButton to={`/certificates/${id}`} variant="secondary">
              {t('thanks.toCertificate')}
            </LinkButton>
            <LinkedIn certificate={certificate} />
          </ButtonRow>
        </Card>
      )}
      <RecordSection title={t('thanks.stays')}>
        <p className="mb-2 max-w-read">{t(`thanks.staysText.${side}`)}</p>
        <HelpLink to={`/${side}/mentorships/${id}/ask-team`} name={otherName} />
      </RecordSection>
      <Next side={side} />
    </FormPage>
  )
}

/** A plain link: LinkedIn learns of the certificate when its owner follows it, and what she then adds there. */
function LinkedIn({ certificate: { code, kind, endedOn } }: { certificate: Certificate }) {
  const { t } = useTranslation('pair')
  const { issuerName = '' } = useConstants()
  const [issueYear = '', issueMonth = ''] = endedOn.split('-')
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: t(`thanks.linkedInName.${kind}`),
    organizationName: issuerName,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    certId: code,
  })
  return (
    <a
      href={`https://www.linkedin.com/profile/add?${query}`}
      rel="noreferrer"
      className={buttonClass('quiet')}
    >
      {t('thanks.linkedIn')}
    </a>
  )
}

type LaterProps = { laterFrom: Date; now: Date; children: ReactNode }

/** The question of some months later; before, the day from which it is asked. */
function Later({ laterFrom, now, children }: LaterProps) {
  const { t, language } = useTranslation('common')
  return (
    <Card id="later" title={t('feedback.later.title')}>
      {laterFrom <= now ? (
        <>
          <p className="mb-4">{t('feedback.later.lead')}</p>
          {children}
        </>
      ) : (
        <p>{t('feedback.later.from', { day: formatLongDate(language, laterFrom) })}</p>
      )}
    </Card>
  )
}

function Next({ side }: { side: ClosingPageProps['side'] }) {
  const { t } = useTranslation('pair')
  const isMentor = useRootData()?.viewer?.roles.includes('mentor')
  const ways = Object.entries(next[side]).filter(([name]) => name !== 'mentor' || !isMentor)
  return (
    <RecordSection title={t('thanks.next')}>
      <ul className="grid gap-3">
        {ways.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="inline-flex min-h-9 items-center font-medium">
              {t(`thanks.ways.${name}.link`)}
            </Link>
            <span className="block text-muted">{t(`thanks.ways.${name}.text`)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
