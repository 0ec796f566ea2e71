import { useTranslation } from 'react-i18next'
import { useRootData } from '~/http/root-data'
import { LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'
import { FullShell } from './full-shell'

const known = [403, 404, 503]

/** The page for what went wrong: what happened, and where to go next. Never a stack, a rule or a name. */
export function ErrorPage({ status }: { status: number }) {
  const { t, i18n } = useTranslation('common')
  const root = useRootData()
  const key = known.includes(status) ? String(status) : '500'
  return (
    <FullShell viewer={null} locale={i18n.language} path="/" formToken={root?.formToken ?? ''}>
      <PageHeader title={t(`errorPage.${key}.title`)} lead={t(`errorPage.${key}.text`)} />
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/">{t('errorPage.home')}</LinkButton>
        <LinkButton to="/mentors" variant="secondary">
          {t('errorPage.mentors')}
        </LinkButton>
      </p>
      {key === '500' && root && <p className="mt-6 text-sm text-muted">{t('errorPage.requestId', { id: root.requestId })}</p>}
    </FullShell>
  )
}
