import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootData } from '~/http/root-data'
import { ButtonRow, LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

export type ErrorStatus = 403 | 404 | 500 | 503

type ErrorWordsProps = { status: ErrorStatus; children?: ReactNode }

/** The content of every error page: what happened and where to go next. */
export function ErrorWords({ status, children }: ErrorWordsProps) {
  const { t } = useTranslation('common')
  const root = useRootData()
  return (
    <>
      <PageHeader title={t(`errorPage.${status}.title`)} lead={t(`errorPage.${status}.text`)} />
      {children}
      <ButtonRow>
        <LinkButton to="/">{t('errorPage.home')}</LinkButton>
        <LinkButton to="/mentors" variant="secondary">
          {t('errorPage.mentors')}
        </LinkButton>
      </ButtonRow>
      {status === 500 && root && (
        <p className="mt-6 text-sm text-muted">{t('errorPage.requestId', { id: root.requestId })}</p>
      )}
    </>
  )
}
