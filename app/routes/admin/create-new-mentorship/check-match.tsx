import { useTranslation } from '~/i18n/use-translation'
import type { Match } from '~/domain/matches/matches.server'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'
import { Reasons } from './reasons'
import { StepPage, matchPath } from './step-page'

type CheckMatchProps = { part: number; match: Match; topics: Record<string, string> }

/** The third step: who with whom, and which waiting requests the mentorship closes. */
export function CheckMatch({ part, match, topics }: CheckMatchProps) {
  const { t, language } = useTranslation('creating')
  const { form } = useActionForm(Confirm, { id: 'match' })
  const { mentee, mentor, title, pending, reasons, blocked, mentorBlocked } = match
  const others = { to: `${matchPath}?part=${part}`, label: t('match.otherMentor') }
  const obstacle = blocked ?? mentorBlocked
  const effects = [
    t('match.effects.runs'),
    t('match.effects.contact'),
    ...(pending.length > 0 ? [t('match.effects.closes', { count: pending.length })] : []),
  ]
  return (
    <StepPage
      step={3}
      title={t(obstacle ? 'match.changed' : 'match.checkTitle')}
      back={others}
      errors={<FormErrors form={form} />}
    >
      <div className="grid max-w-read gap-7">
        {match.refundAsked && <Banner tone="warning">{t('match.refundAsked')}</Banner>}
        {obstacle && <Banner tone="warning">{t(`match.blocked.${obstacle}`)}</Banner>}
        <SummaryList
          rows={[
            { label: t('common:facts.mentee'), value: <MenteeLink id={match.menteeId} name={mentee} /> },
            {
              label: t('common:facts.mentor'),
              value: (
                <>
                  {mentor && match.mentorId !== null && <MentorLink id={match.mentorId} name={mentor} />}
                  {title && <span className="block font-normal text-muted">{title}</span>}
                </>
              ),
            },
            {
              label: t('common:facts.package'),
              value: `${nameIn(language, match.partNames)}, ${t(`match.kinds.${match.kind}`)}`,
            },
            { label: t('match.why'), value: <Reasons reasons={reasons ?? []} topics={topics} /> },
          ]}
        />
        {!obstacle && (
          <Card title={t('common:facts.effects')} tone="saffron">
            <EffectList effects={effects} />
            {pending.length > 0 && (
              <ul className="mt-3 grid list-disc gap-1 pl-10">
                {pending.map(({ id, mentee: asking, requestedAt }) => (
                  <li key={id}>
                    {t('match.effects.request', {
                      name: asking,
                      date: formatLongDate(language, requestedAt),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )}
        {obstacle ? (
          <div>
            <LinkButton to={blocked ? matchPath : others.to}>
              {t(blocked ? 'match.otherMentee' : 'match.otherMentor')}
            </LinkButton>
          </div>
        ) : (
          <ActionForm form={form}>
            <SubmitButton icon="check">{t('match.submit')}</SubmitButton>
          </ActionForm>
        )}
      </div>
    </StepPage>
  )
}
