import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { isOfRules } from '~/domain/mentorships/end-reasons'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { MentorshipLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { PhoneLink } from '~/ui/contact'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The pair by its two names, linked to its page. */
export function PairCell({ id, menteeName, mentorName, mentorPhotoId }: AdminMentorship) {
  return (
    <MentorshipLink id={id} className="grid">
      <PersonWithFace name={menteeName}>{menteeName}</PersonWithFace>
      <VisuallyHidden> – </VisuallyHidden>
      <PersonWithFace name={mentorName} photoId={mentorPhotoId}>
        {mentorName}
      </PersonWithFace>
    </MentorshipLink>
  )
}

/** The telephones of both, beside their names. */
export function PhonesCell({ menteePhone, mentorPhone }: AdminMentorship) {
  return (
    <>
      <span className="flex min-h-6 items-center">{menteePhone && <PhoneLink phone={menteePhone} />}</span>
      <span className="flex min-h-6 items-center">{mentorPhone && <PhoneLink phone={mentorPhone} />}</span>
    </>
  )
}

/** The package, and which part of it this mentorship uses. */
export function PackageCell({ packageNames, kind }: AdminMentorship) {
  const { t, language } = useTranslation('common')
  return (
    <>
      {nameIn(language, packageNames)}
      <small>{t(`kind.${kind}`)}</small>
    </>
  )
}

/** Sessions held of the minimum, the date of the last one, and the days since then if it is quiet. */
export function SessionsCell(mentorship: AdminMentorship) {
  const { t, language } = useTranslation('admin')
  const {
    completedSessions: done,
    minimumSessions: minimum,
    lastSessionOn,
    quietDays,
    pauseUntil,
    stalled,
    followsUp,
  } = mentorship
  return (
    <>
      <span className="tabular font-medium">{t('common:facts.sessionsOf', { done, minimum })}</span>
      {lastSessionOn && (
        <small>{t('mentorships.lastSession', { when: formatDate(language, lastSessionOn) })}</small>
      )}
      {quietDays !== null && (
        <StatusTag
          tone={stalled ? 'danger' : 'warning'}
          label={t('mentorships.quietFor', { count: quietDays })}
          className="whitespace-normal!"
        />
      )}
      {pauseUntil && <small>{t('pair:pausedUntil', { when: formatDate(language, pauseUntil) })}</small>}
      {followsUp && <small>{t('mentorships.followsUp', { name: followsUp })}</small>}
    </>
  )
}

/** Start and end; during a notice, the last day. */
export function PeriodCell({ status, startedAt, untilOn, endsOn }: AdminMentorship) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, startedAt)}
      <span className="block">– {formatDate(language, untilOn)}</span>
      {status === 'running' && endsOn && <StatusTag tone="warning" label={t('mentorships.notice')} />}
    </>
  )
}

/** The end reason, if a person wrote one. */
export const endNote = ({ endReason }: AdminMentorship) => endReason && <EndReason reason={endReason} />

/** Why a mentorship ended: a sentence for a reason of the rules, otherwise what a person wrote. */
export function EndReason({ reason }: { reason: string }) {
  const { t } = useTranslation('admin')
  return (
    <p
      lang={isOfRules(reason) ? undefined : langOfWords(reason)}
      className="max-w-read whitespace-pre-line wrap-anywhere text-muted"
    >
      {isOfRules(reason) ? t(`mentorships.reasons.${reason}`) : reason}
    </p>
  )
}
