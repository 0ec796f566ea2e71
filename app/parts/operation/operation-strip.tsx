import { useTranslation } from '~/i18n/use-translation'
import type { OperationState } from '~/domain/operation/state.server'
import { formatDateTime } from '~/i18n/format'
import { Banner } from '~/ui/banner'

type State = {
  standing: OperationState['standing']
  mailsQueued: number
  oldestMailAt: Date | string | null
  backupAt: Date | string | null
}

/** What stands still, as the mail to the operator says it, and the ages of the oldest mail and the last backup. */
export function OperationStrip({ state, mails = false }: { state: State; mails?: boolean }) {
  const { t, language } = useTranslation('settings')
  const when = (at: Date | string) => formatDateTime(language, at)
  const { standing, mailsQueued, oldestMailAt, backupAt } = state
  return (
    <div className={mails ? 'grid gap-3 text-sm' : 'mb-6 grid gap-3'}>
      {standing.length > 0 && (
        <Banner tone="danger" title={t('operation.title')}>
          {standing.map((each) => (
            <p key={each.what}>
              <Standing {...each} />
            </p>
          ))}
        </Banner>
      )}
      <p className="text-muted">
        {mails && (
          <>
            {oldestMailAt
              ? t('operation.oldestMail', { count: mailsQueued, when: when(oldestMailAt) })
              : t('operation.noMail')}{' '}
          </>
        )}
        {backupAt ? t('operation.lastBackup', { when: when(backupAt) }) : t('operation.noBackup')}
      </p>
    </div>
  )
}

function Standing({ what, names = '', since = '', count = 0 }: State['standing'][number]) {
  const { t, language } = useTranslation('settings')
  if (what === 'jobs') {
    const words = names.split(', ').map((name) => t(`jobs.names.${name}`))
    return t('operation.jobs', { names: words.join(', ') })
  }
  if (what === 'mails_refused') return t('operation.refused', { count })
  if (what === 'rules') return t('operation.rules', { count })
  return t(`operation.${what}`, { when: formatDateTime(language, since) })
}
