import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useErrorFacts } from '~/http/error-facts'
import { useHref, useLocation } from '~/http/page'
import { ButtonRow, LinkButton, buttonClass } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

export type ErrorStatus = 403 | 404 | 500 | 503

type ErrorWordsProps = { status: ErrorStatus; children?: ReactNode }

// What went wrong may be over at the next try.
const passing = new Set<ErrorStatus>([500, 503])

/** Asks for the page again, from the server. */
function TryAgain({ words }: { words: string }) {
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  return (
    <a href={href} className={buttonClass('primary')}>
      {words}
    </a>
  )
}

/** The content of every error page: what happened and where to go next. */
export function ErrorWords({ status, children }: ErrorWordsProps) {
  const { t } = useTranslation('common')
  const { teamEmail, requestId: id } = useErrorFacts()
  const { pathname } = useLocation()
  // A page of its own that shows these words would answer the same again.
  const isAnswer = passing.has(status) && !pathname.startsWith('/pages/')
  return (
    <>
      <PageHeader title={t(`errorPage.${status}.title`)} lead={t(`errorPage.${status}.text`)} />
      {children}
      <ButtonRow>
        {isAnswer && <TryAgain words={t('errorPage.again')} />}
        <LinkButton to="/" variant={passing.has(status) ? 'secondary' : undefined}>
          {t('errorPage.home')}
        </LinkButton>
        <LinkButton to="/mentors" variant="secondary">
          {t('errorPage.mentors')}
        </LinkButton>
      </ButtonRow>
      {(isAnswer || status === 500) && teamEmail && id && (
        <p className="mt-6 text-sm text-muted">{t('errorPage.requestId', { teamEmail, id })}</p>
      )}
    </>
  )
}
