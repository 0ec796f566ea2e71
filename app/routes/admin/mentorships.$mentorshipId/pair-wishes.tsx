import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { AnswerWish, ChangeState } from '~/domain/mentorships/schema'
import type { AdminWish } from '~/domain/mentorships/wishes.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { useActLink } from '~/http/return-to'
import { PauseFields } from '~/parts/mentorships/pause-fields'
import { ButtonRow, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps, TextArea } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'

type PairWishesProps = { wishes: AdminWish[]; mentorship: MentorshipRecord }

/** What both asked the team for; what is open is granted or answered here. Nothing if nobody asked. */
export function PairWishes({ wishes, mentorship }: PairWishesProps) {
  const { t } = useTranslation('pair')
  if (wishes.length === 0) return null
  return (
    <RecordSection id="wishes" title={t('team.list')}>
      <ul className="grid gap-6">
        {wishes.map((wish) => (
          <li key={wish.id} className="grid gap-5">
            <WishWords wish={wish} />
            {!wish.closedAt && !mentorship.own && <OpenWish {...{ wish, mentorship }} />}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

type OpenWishProps = Omit<PairWishesProps, 'wishes'> & { wish: AdminWish }

/** A pause is confirmed here; to go on, and the end, on their own pages. Or the team answers in words. */
function OpenWish({ wish, mentorship }: OpenWishProps) {
  const { t } = useTranslation('pair')
  const actLink = useActLink()
  const { id, status, pausable } = mentorship
  const to = (act: string) => actLink(`/admin/mentorships/${id}/state?to=${act}`)
  const pause = useActionForm(ChangeState, { id: `pause-${wish.id}`, intent: 'pause' })
  const answer = useActionForm(AnswerWish, {
    id: `answer-${wish.id}`,
    intent: 'answer',
    sent: { wishId: String(wish.id) },
  })
  const te = useErrorText()
  const unpausable = status === 'running' && !pausable
  const inPlace = wish.wish === 'pause' && status === 'running' && pausable
  const others = [status === 'paused' ? 'resume' : inPlace || unpausable ? null : 'pause', 'stop'].filter(
    (act) => act !== null,
  )
  return (
    <>
      <FormErrors form={answer.form} labels={{ answer: t('team.answer') }} />
      <p className="max-w-read">{t('team.byAct')}</p>
      {unpausable && <p className="max-w-read">{te('not_enough_sessions_left')}</p>}
      {inPlace && (
        <Card title={t('team.acts.pause')} tone="saffron">
          <ActionForm form={pause.form} action={to('pause')}>
            <input type="hidden" name="to" value="pause" />
            <PauseFields {...pause} mentorship={mentorship} />
          </ActionForm>
        </Card>
      )}
      <ButtonRow>
        {others.map((act) => (
          <LinkButton key={act} to={to(act)} variant="secondary">
            {t(`team.acts.${act}`)}
          </LinkButton>
        ))}
      </ButtonRow>
      <ActionForm form={answer.form}>
        <input type="hidden" name="wishId" value={wish.id} />
        <TextArea
          {...fieldProps(answer.fields.answer, answer.te)}
          label={t('team.answer')}
          hint={t('team.answerHint')}
          rows={4}
        />
        <SubmitButton pending="sending" name="intent" value="answer" variant="secondary">
          {t('common:form.sendAnswer')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

/** What one of a pair asked the team for, why, and what became of it. */
function WishWords({ wish }: { wish: AdminWish }) {
  const { t, language } = useTranslation('pair')
  const { side, name, reason, outcome, answer } = wish
  const when = formatLongDate(language, wish.askedAt)
  return (
    <div className="grid max-w-read gap-2">
      <p className="font-bold">{t(`team.asks.${wish.wish}`)}</p>
      <p className="text-sm text-muted">{t(`team.by.${side}`, { name, when })}</p>
      <blockquote
        lang={langOfWords(reason)}
        className="border-l-4 border-saffron pl-4 whitespace-pre-line wrap-anywhere"
      >
        {reason}
      </blockquote>
      <p>{t(`team.outcomes.${outcome ?? 'open'}`)}</p>
      {answer && (
        <p lang={langOfWords(answer)} className="whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      )}
    </div>
  )
}
