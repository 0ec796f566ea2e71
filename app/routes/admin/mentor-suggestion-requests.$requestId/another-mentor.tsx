import { useTranslation } from '~/i18n/use-translation'
import type { Proposal, Wanted } from '~/domain/suggestions/suggestions.server'
import { Form, Link, useSearchParams } from '~/http/page'
import { isFree } from '~/domain/mentors/availability'
import { AvailabilityTag } from '~/parts/mentors/availability-tag'
import { Declined } from './declined'
import { MentorLine } from '~/parts/mentors/mentor-line'
import { Card } from '~/ui/card'
import { SearchBox } from '~/ui/search-box'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** A search for any mentor; who is found joins the proposals by a link, if she can be suggested. */
export function AnotherMentor({ wanted: { q }, found }: { wanted: Wanted; found: Proposal[] }) {
  const { t } = useTranslation('messages')
  const [query] = useSearchParams()
  const kept = [...query].filter(([name]) => name === 'also' || name === 'return_to')
  const withHer = (id: number) => `?${new URLSearchParams([...kept, ['also', String(id)]])}`
  return (
    <Card title={t('answer.another')} id="another">
      <Form method="get" action="#another" role="search">
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <SearchBox label={t('answer.search')} button={t('common:form.search')} defaultValue={q} />
      </Form>
      {q && found.length === 0 && (
        <p role="status" className="mt-4">
          {t('answer.searchNobody', { q })}
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {found.map(({ mentorId, name, title, photoId, availability, suggestible, declined }) => (
            <li key={mentorId} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
              <MentorLine {...{ id: mentorId, name, title, photoId }}>
                <AvailabilityTag availability={availability} />
                {declined && <Declined />}
              </MentorLine>
              {suggestible ? (
                <Link to={withHer(mentorId)} className="inline-flex min-h-11 items-center font-medium">
                  {t('answer.add')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Link>
              ) : (
                <span className="text-sm text-muted">
                  {t(isFree(availability) ? 'answer.notSeen' : 'answer.cannotAdd')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
