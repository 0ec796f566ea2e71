import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { QueuePage } from '~/ui/queue-page'
import { SearchBox } from '~/ui/search-box'
import { queueLink, type QueueQuery } from './queue-query'

export type AdminQueueProps = {
  path: string
  /** The part of the admin catalogue with the queue's words. */
  words: 'purchases' | 'mentorships' | 'applications' | 'payments'
  query: QueueQuery
  counts: Record<string, number>
  shown: number
  /** Where the next page begins; undefined on the last one. */
  next?: string
  /** Numbers the words of the queue name. */
  values?: Record<string, number>
  children: ReactNode
}

/** A queue of administration: scopes with their counts, a search, rows, the next page. */
export function AdminQueue({ path, words, query, counts, shown, next, values, children }: AdminQueueProps) {
  const { t } = useTranslation('admin')
  const { scope, q, after } = query
  const whole = q ? (after || next ? undefined : shown) : counts[scope]
  const tabs = Object.entries(counts).map(([name, count]) => ({
    to: queueLink(path, { scope: name, q }),
    label: t(`${words}.scopes.${name}`),
    count,
    current: name === scope,
  }))
  return (
    <QueuePage
      title={t(`${words}.title`)}
      lead={t(`${words}.leads.${scope}`, { ...values })}
      tabs={{ label: t('queue.scopes'), items: tabs }}
      search={
        <Form method="get" action={path} role="search">
          <input type="hidden" name="scope" value={scope} />
          <SearchBox label={t(`${words}.search`)} button={t('common:form.search')} defaultValue={q} />
        </Form>
      }
      chips={
        q
          ? [{ label: q, removeTo: queueLink(path, { scope }), removeLabel: t('common:form.removeFilter') }]
          : []
      }
      resultLine={whole === undefined ? undefined : t('common:pagination.results', { count: whole })}
      empty={shown === 0 ? <EmptyQueue {...{ path, words, query }} /> : undefined}
      pagination={
        <Pagination
          label={t('common:pagination.label')}
          previous={after ? { to: queueLink(path, { scope, q }), label: t('queue.first') } : undefined}
          next={
            next
              ? { to: queueLink(path, { scope, q, after: next }), label: t('common:pagination.next') }
              : undefined
          }
        />
      }
    >
      {children}
    </QueuePage>
  )
}

function EmptyQueue({ path, words, query }: Pick<AdminQueueProps, 'path' | 'words' | 'query'>) {
  const { t } = useTranslation('admin')
  if (!query.q) return <EmptyState title={t(`${words}.empty.${query.scope}`)} />
  const clear = <LinkButton to={queueLink(path, { scope: query.scope })}>{t('queue.clearSearch')}</LinkButton>
  return (
    <EmptyState title={t('queue.nothingFound')} action={clear}>
      <p>{t('queue.nothingFoundText')}</p>
    </EmptyState>
  )
}
