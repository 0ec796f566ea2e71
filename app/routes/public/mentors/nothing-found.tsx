import { useTranslation } from '~/i18n/use-translation'
import { mostCounted } from '~/domain/mentors/filters'
import type { Chip } from '~/domain/mentors/filter-options.server'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { Link, useRootData } from '~/http/page'
import { formatNumber } from '~/i18n/format'
import { MentorList } from '~/parts/mentors/mentor-card'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

type NothingFoundProps = {
  chips: Chip[]
  narrowest?: { position: number; mentors: number }
  topics: { to: string; label: string }[]
  mentors: ShownMentor[]
  from: string
}

/** No results: the filter that is most in the way, whom to ask, and what is near. */
export function NothingFound({ chips, narrowest, topics, mentors, from }: NothingFoundProps) {
  const { t } = useTranslation('public')
  if (chips.length === 0) return <NobodyYet />
  return (
    <>
      <Widen {...{ chips, narrowest }} />
      <section className="grid gap-3">
        <h2 className="text-xl">{t('mentors.near.topics')}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {topics.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {mentors.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('mentors.near.mentors')}</h2>
          <MentorList mentors={mentors} level={3} from={from} />
        </section>
      )}
    </>
  )
}

function Widen({ chips, narrowest }: Pick<NothingFoundProps, 'chips' | 'narrowest'>) {
  const { t, language } = useTranslation('public')
  const number = formatNumber(language, mostCounted)
  const chip = narrowest && chips[narrowest.position]
  const only = chips.length === 1 && chips[0]!.key === 'q'
  return (
    <EmptyState
      title={t(only ? 'mentors.near.title' : 'mentors.empty.title')}
      action={
        <>
          {chip && (
            <LinkButton to={chip.to}>
              {t('mentors.empty.without', { filter: t(`mentors.chip.${chip.key}`, { name: chip.name }) })}
            </LinkButton>
          )}
          <LinkButton to="/mentors" variant="secondary">
            {t(only ? 'common:shell.admin.mentors' : 'common:form.clearFilters')}
          </LinkButton>
          <LinkButton to="#help" variant="quiet">
            {t('mentors.empty.help')}
          </LinkButton>
        </>
      }
    >
      {only && t('mentors.near.text')}
      {!only && !chip && t('mentors.empty.text')}
      {chip && narrowest.mentors > mostCounted && t('mentors.empty.narrowestMany', { number })}
      {chip && narrowest.mentors <= mostCounted && t('mentors.empty.narrowest', { count: narrowest.mentors })}
    </EmptyState>
  )
}

function NobodyYet() {
  const { t } = useTranslation('public')
  if (!useRootData()?.viewer?.safetyPerson)
    return <EmptyState title={t('mentors.none.title')}>{t('mentors.none.text')}</EmptyState>
  return (
    <EmptyState
      title={t('mentors.noneForMinor.title')}
      action={<LinkButton to="#help">{t('mentors.empty.help')}</LinkButton>}
    >
      {t('mentors.noneForMinor.text')}
    </EmptyState>
  )
}
