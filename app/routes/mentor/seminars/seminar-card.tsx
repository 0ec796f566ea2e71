import { useTranslation } from '~/i18n/use-translation'
import type { OwnSeminar } from '~/domain/seminars/seminars.server'
import { TokenField } from '~/forms/action-form'
import { Form, Link } from '~/http/page'
import { formatAppointment } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { SessionPlace } from '~/parts/mentorships/planned-sessions/session-place'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Tag } from '~/ui/tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

type SeminarCardProps = {
  seminar: OwnSeminar
  /** Only active mentors sign up. */
  active: boolean
}

/** A seminar to come: when, where, what about, its seats, and the form to sign up or to give up the seat. */
export function SeminarCard({ seminar, active }: SeminarCardProps) {
  const { t, language } = useTranslation('seminars')
  const { id, title, description, startsAt, minutes, place, online, signedUp, state, cancelReason } = seminar
  return (
    <Card
      as="li"
      id={`seminar-${id}`}
      level={3}
      title={<span lang={langOfWords(title)}>{title}</span>}
      tone={signedUp && state !== 'cancelled' ? 'primary' : 'plain'}
      aside={signedUp && <Tag>{t(state === 'cancelled' ? 'state.cancelled' : 'own.signedUp')}</Tag>}
    >
      <div className="grid gap-3">
        <p className="font-bold">
          <time dateTime={startsAt.toISOString()}>{formatAppointment(language, startsAt)}</time>
          <span className="font-normal text-muted"> · {t('common:counts.minutes', { count: minutes })}</span>
        </p>
        {place ? <SessionPlace place={place} /> : online && <p>{t('own.online')}</p>}
        {description && (
          <p lang={langOfWords(description)} className="max-w-read whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
        {state === 'cancelled' ? (
          <p className="max-w-read font-medium">
            {cancelReason ? t('own.cancelledWhy', { reason: cancelReason }) : t('own.cancelled')}
          </p>
        ) : (
          <Seat {...{ seminar, active }} />
        )}
      </div>
    </Card>
  )
}

/** The seats that are left, and the one act that is possible now, or why there is none. */
function Seat({ seminar, active }: SeminarCardProps) {
  const { t } = useTranslation('seminars')
  const { id, title, signedUp, seats, taken, state } = seminar
  const intent = signedUp ? 'leave' : 'signUp'
  const full = seats !== null && taken >= seats
  const blocked = state === 'begun' ? 'begun' : signedUp ? null : !active ? 'inactive' : full ? 'full' : null
  return (
    <div className="grid gap-3">
      {seats !== null && !full && (
        <p className="text-muted">{t('own.left', { count: seats - taken, seats })}</p>
      )}
      {blocked && (
        <p className="max-w-read font-medium">
          {t(`own.${blocked}`)}{' '}
          {blocked === 'inactive' && <Link to="/mentor/my-account/status">{t('own.toStatus')}</Link>}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!blocked && (
          <Form method="post">
            <TokenField />
            <input type="hidden" name="seminarId" value={id} />
            <Button
              name="intent"
              value={intent}
              variant={signedUp ? 'secondary' : 'primary'}
              pendingLabel={t('common:form.saving')}
            >
              {t(signedUp ? 'own.leave' : 'own.signUp')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </Form>
        )}
        {state === 'coming' && (
          <a
            href={`/mentor/seminars/${id}/calendar`}
            download
            className="inline-flex min-h-11 items-center font-medium"
          >
            {t('own.calendar')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  )
}
