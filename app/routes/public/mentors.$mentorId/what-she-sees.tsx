import type { Told } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link } from '~/http/page'
import { useTranslation } from '~/i18n/use-translation'
import { ToldFacts } from '~/parts/mentorship-requests/request-words'

/** What the mentor will read beside the message before she answers, or in one line that it is only the name. */
export function WhatSheSees({ mentor, name, ...told }: Told & Record<'mentor' | 'name', string>) {
  const { t } = useTranslation('public')
  const empty = told.minorAge === null && !told.about && !told.industry && told.topics.length === 0
  return (
    <div className="mb-6">
      <p>{t(empty ? 'requestBox.sees.onlyName' : 'requestBox.sees.title', { mentor, name })}</p>
      <dl className="mt-3 grid gap-3 border-l-4 border-line pl-4 empty:hidden">
        <ToldFacts {...told} of="self" />
      </dl>
      <Link to="/mentee/my-account" className="inline-flex min-h-11 items-center">
        {t(empty ? 'requestBox.sees.add' : 'requestBox.sees.change')}
      </Link>
    </div>
  )
}
