import { useTranslation } from '~/i18n/use-translation'
import type { MatchableMentee } from '~/domain/matches/matches.server'
import { Form, Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { MenteeLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { LinkButton } from '~/ui/button'
import { EmailLink } from '~/ui/contact'
import { EmptyState } from '~/ui/empty-state'
import { SearchBox } from '~/ui/search-box'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { StepPage, matchPath } from './step-page'

/** The first step: a mentee with a free paid part; the others are shown with the reason. */
export function ChooseMentee({ q, mentees }: { q?: string; mentees: MatchableMentee[] }) {
  const { t } = useTranslation('creating')
  return (
    <StepPage step={1} title={t('common:shell.admin.newMentorship')} lead={t('match.menteeLead')}>
      <Form method="get" action={matchPath} role="search">
        <SearchBox label={t('common:facts.whichMentee')} button={t('common:form.search')} defaultValue={q} />
      </Form>
      {mentees.length > 0 ? (
        <MenteeTable mentees={mentees} caption={t(q ? 'common:facts.menteesFound' : 'match.waiting')} />
      ) : (
        <EmptyState
          title={t(q ? 'match.nobodyFound' : 'match.nobodyWaits')}
          action={q && <LinkButton to={matchPath}>{t('match.clear')}</LinkButton>}
        >
          <p>{t(q ? 'match.nobodyFoundText' : 'match.nobodyWaitsText')}</p>
        </EmptyState>
      )}
    </StepPage>
  )
}

function MenteeTable({ mentees, caption }: { mentees: MatchableMentee[]; caption: string }) {
  const { t, language } = useTranslation('creating')
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'email', label: t('common:facts.email') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'choose', label: t('match.act') },
  ]
  const rows = mentees.map(({ menteeId, name, email, blocked, parts, refundAsked }) => ({
    id: String(menteeId),
    cells: [
      <PersonWithFace key="name" name={name}>
        <MenteeLink id={menteeId} name={name} />
      </PersonWithFace>,
      <EmailLink key="email" email={email} />,
      [...new Set(parts.map(({ names }) => nameIn(language, names)))].join(', ') || '—',
      blocked ? (
        <span key="blocked" className="text-muted">
          {t(`match.blocked.${blocked}`)}
        </span>
      ) : (
        <Link
          key="choose"
          to={`${matchPath}?mentee=${menteeId}`}
          className="inline-flex min-h-8 items-center font-medium"
        >
          {t('match.choose')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      ),
    ],
    note: refundAsked && t('match.refundAsked'),
  }))
  return <DataTable caption={caption} columns={columns} rows={rows} />
}
