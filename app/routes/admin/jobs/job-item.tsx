import { useTranslation } from '~/i18n/use-translation'
import type { Job } from '~/domain/jobs/jobs.server'
import { TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** A scheduled job: what it does, when it last ran and with what result, when it runs next; the button to run it. */
export function JobItem({ job }: { job: Job }) {
  const { t, language } = useTranslation('settings')
  const { name, lastRunAt, nextRunAt, askedAt, errorCode, triedAt, failedRows, late } = job
  const when = (at: Date | string) => formatDateTime(language, at)
  return (
    <li>
      <Card>
        <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-8">
          <div className="grid gap-1">
            <h2 className="text-lg font-bold">{t(`jobs.names.${name}`)}</h2>
            <p className="text-sm text-muted">
              <Rhythm job={job} />
            </p>
            <p>
              {lastRunAt ? t('jobs.lastRun', { when: when(lastRunAt) }) : t('jobs.never')}{' '}
              <Result job={job} />
            </p>
            {errorCode && triedAt && (
              <p>
                <StatusTag tone="danger" label={t('jobs.failed')} />{' '}
                {t('jobs.failedAt', { when: when(triedAt), code: errorCode })}
              </p>
            )}
            {failedRows > 0 && <p>{t('jobs.failedRows', { count: failedRows })}</p>}
            <p>
              {late && (
                <>
                  <StatusTag tone="danger" label={t('jobs.late')} />{' '}
                </>
              )}
              {askedAt ? t('jobs.asked', { when: when(askedAt) }) : t('jobs.next', { when: when(nextRunAt) })}
            </p>
          </div>
          <Form method="post" className="self-center">
            <TokenField />
            <input type="hidden" name="job" value={name} />
            <Button variant="secondary" pendingLabel={t('common:form.oneMoment')}>
              {t('jobs.run')}
              <VisuallyHidden> {t(`jobs.names.${name}`)}</VisuallyHidden>
            </Button>
          </Form>
        </div>
      </Card>
    </li>
  )
}

function Rhythm({ job: { minutes, dailyAt, weeklyOn } }: { job: Job }) {
  const { t } = useTranslation('settings')
  if (minutes !== null) return t('jobs.every', { count: minutes })
  return t(weeklyOn === null ? 'jobs.daily' : 'jobs.weekly', { time: dailyAt })
}

function Result({ job: { result, errorCode } }: { job: Job }) {
  const { t } = useTranslation('settings')
  return result === null || errorCode ? null : t('jobs.result', { count: result })
}
