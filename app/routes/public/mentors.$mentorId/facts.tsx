import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { useConstants } from '~/http/page'
import { formatMonth } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useTranslation } from '~/i18n/use-translation'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

/** How and when she meets, what is offered, the time for an answer, the start. */
export function HowItWorks({ mentor }: { mentor: ShownProfile }) {
  const { t } = useTranslation('public')
  const { answerDays } = useConstants()
  const { meets, offersMentoring, offersCoaching } = mentor
  if (!meets && !offersMentoring && !offersCoaching) return null
  const offer = offersMentoring && offersCoaching ? 'both' : offersCoaching ? 'coaching' : 'mentoring'
  return (
    <Card title={t('mentor.how.title')} tone="sunken">
      {meets && (
        <p lang={langOfWords(meets)} className="mb-4 text-lg font-bold">
          {meets}
        </p>
      )}
      {(offersMentoring || offersCoaching) && (
        <EffectList
          effects={[
            t(`mentor.how.${offer}`),
            t('mentor.how.answer', { count: answerDays }),
            t('mentor.how.start'),
          ]}
        />
      )}
    </Card>
  )
}

/** The rest of what the profile tells, as a table. */
export function Facts({ mentor }: { mentor: ShownProfile }) {
  const { t, language } = useTranslation('public')
  const rows: (SummaryRow | undefined)[] = [
    row(t('common:profile.fields.industry_id'), mentor.industry),
    row(t('mentor.experience'), mentor.years ? t('mentor.years', { count: mentor.years }) : undefined),
    row(
      t('mentor.mentoringSince'),
      mentor.mentoringSince ? formatMonth(language, mentor.mentoringSince) : undefined,
    ),
    row(
      t('common:profile.fields.languages'),
      mentor.languages
        ? t([`card.language.${mentor.languages}`, `common:languages.${mentor.languages}`])
        : undefined,
    ),
    row(t('common:facts.place'), mentor.place),
    row(t('mentor.completed'), mentor.completed > 0 ? String(mentor.completed) : undefined),
  ]
  return (
    <section className="grid gap-3">
      <h2>{t('mentor.facts')}</h2>
      <SummaryList rows={rows.filter((found) => found !== undefined)} />
    </section>
  )
}

function row(label: string, value: string | undefined) {
  return value ? { label, value } : undefined
}
