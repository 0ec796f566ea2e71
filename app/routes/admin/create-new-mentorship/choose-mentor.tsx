import { useTranslation } from '~/i18n/use-translation'
import type { AvailableMentor, Match } from '~/domain/matches/matches.server'
import { Form, Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { SearchBox } from '~/ui/search-box'
import { SummaryList } from '~/ui/summary-list'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Reasons } from './reasons'
import { StepPage, matchPath } from './step-page'

type ChooseMentorProps = {
  part: number
  match: Match
  mentors: AvailableMentor[]
  q?: string
  topics: Record<string, string>
}

// What api.available_mentors returns at most.
const mostMentors = 100

/** The second step: the available mentors, best score first, with points and reasons. */
export function ChooseMentor({ part, match, mentors, q, topics }: ChooseMentorProps) {
  const { t, language } = useTranslation('creating')
  const back = { to: matchPath, label: t('match.otherMentee') }
  const facts = [
    { label: t('common:facts.mentee'), value: <MenteeLink id={match.menteeId} name={match.mentee} /> },
    { label: t('common:facts.package'), value: nameIn(language, match.partNames) },
    { label: t('common:facts.kind'), value: t(`match.kinds.${match.kind}`) },
  ]
  if (match.blocked) {
    return (
      <StepPage step={2} title={t('match.changed')} back={back}>
        <Banner tone="warning">{t(`match.blocked.${match.blocked}`)}</Banner>
        <SummaryList rows={facts} />
        <div>
          <LinkButton to={matchPath}>{t('match.otherMentee')}</LinkButton>
        </div>
      </StepPage>
    )
  }
  return (
    <StepPage
      step={2}
      title={t('match.mentorTitle')}
      lead={t('match.mentorLead', { most: mostMentors })}
      back={back}
    >
      <SummaryList rows={facts} />
      {(q || mentors.length > 0) && (
        <Form method="get" action={matchPath} role="search">
          <input type="hidden" name="part" value={part} />
          <SearchBox label={t('match.searchMentor')} button={t('common:form.search')} defaultValue={q} />
        </Form>
      )}
      {mentors.length > 0 ? (
        <MentorTable mentors={mentors} part={part} topics={topics} />
      ) : (
        <EmptyState
          title={t(q ? 'match.nobodyFound' : 'common:facts.noMentorFree')}
          action={q && <LinkButton to={`${matchPath}?part=${part}`}>{t('match.clear')}</LinkButton>}
        >
          <p>{t(q ? 'match.noMentorFoundText' : 'match.noMentorText')}</p>
        </EmptyState>
      )}
    </StepPage>
  )
}

type MentorTableProps = Pick<ChooseMentorProps, 'mentors' | 'part' | 'topics'>

function MentorTable({ mentors, part, topics }: MentorTableProps) {
  const { t } = useTranslation('creating')
  const columns = [
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'score', label: t('match.score'), numeric: true },
    { id: 'reasons', label: t('match.why') },
    { id: 'choose', label: t('match.act') },
  ]
  const rows = mentors.map(({ mentorId, name, surname, title, photoId, score, reasons }) => ({
    id: String(mentorId),
    cells: [
      <PersonWithFace key="name" name={`${name} ${surname}`} photoId={photoId}>
        <MentorLink id={mentorId} name={`${name} ${surname}`} />
        <span className="block text-sm font-normal text-muted">{title}</span>
      </PersonWithFace>,
      score,
      <Reasons key="reasons" reasons={reasons} topics={topics} />,
      <Link
        key="choose"
        to={`${matchPath}?part=${part}&mentor=${mentorId}`}
        className="inline-flex min-h-8 items-center font-medium"
      >
        {t('match.choose')}
        <VisuallyHidden>
          {' '}
          {name} {surname}
        </VisuallyHidden>
      </Link>,
    ],
  }))
  return <DataTable caption={t('match.available', { count: mentors.length })} columns={columns} rows={rows} />
}
