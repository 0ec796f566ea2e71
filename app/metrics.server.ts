// What the product counts of itself, for Prometheus. No label ever holds anything of a person or a raw path: routes,
// functions, jobs and queues are names from the code.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const metrics = define()

/**
 * Takes all figures of the database out of the answer. The library's reset() would leave those without labels at 0,
 * which says that nothing waits and nothing is broken.
 */
export function clearFigures() {
  for (const gauge of Object.values<Gauge>(metrics.figures)) {
    gauge.reset()
    gauge.remove({})
  }
}

const countedBy = {
  web: [
    'http_requests_total',
    'http_request_seconds',
    'cache_hits_total',
    'cache_misses_total',
    'cache_bytes',
    'cache_pages',
    'security_events_total',
  ],
  worker: ['mails_sent_total', 'mails_failed_total', 'mail_server_down', 'job_runs_total'],
}

/** Takes out what only the other process counts: it would stand at 0 here, which says that all is well. */
export function forgetCountsOf(other: keyof typeof countedBy) {
  for (const name of countedBy[other]) metrics.registry.removeSingleMetric(`mentoring_${name}`)
}

function define() {
  const registry = new Registry()
  const registers = [registry]
  // Two looks a second at the event loop, not a hundred: each wakes an idle process.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 500 })
  const counter = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `mentoring_${name}`, help, labelNames, registers })
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `mentoring_${name}`, help, labelNames, registers })

  return {
    registry,
    requests: counter('http_requests_total', 'Answered requests.', ['route', 'method', 'status']),
    requestSeconds: new Histogram({
      name: 'mentoring_http_request_seconds',
      help: 'Seconds until a request was answered.',
      labelNames: ['route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'mentoring_sql_seconds',
      help: 'Seconds of a statement, by the function or view of the schema api that it names.',
      labelNames: ['call'],
      buckets: [0.002, 0.01, 0.05, 0.25, 1, 5],
      registers,
    }),
    poolSize: gauge('pool_size', 'Connections that a pool may open.', ['pool']),
    poolBusy: gauge('pool_busy', 'Connections of a pool in use.', ['pool']),
    poolWaiting: gauge('pool_waiting', 'Transactions and statements that wait for a connection.', ['pool']),
    cacheHits: counter('cache_hits_total', 'Answers from a cache: pages, queries.', ['cache']),
    cacheMisses: counter('cache_misses_total', 'Answers that were made for a cache.', ['cache']),
    cacheBytes: gauge('cache_bytes', 'Bytes of the cached pages.'),
    cachePages: gauge('cache_pages', 'Cached pages.'),
    mailsSent: counter('mails_sent_total', 'Mails that the mail server took from this worker.'),
    mailsFailed: counter('mails_failed_total', 'Attempts at a mail that failed; the mail is tried again.'),
    mailServerDown: gauge('mail_server_down', '1 while the mail server does not answer and all mails wait.'),
    securityEvents: counter('security_events_total', 'Sign-ins, refusals and changes of access.', ['event']),
    jobRuns: counter('job_runs_total', 'Runs of scheduled jobs by this worker.', ['job', 'outcome']),
    databaseUp: gauge('database_up', '1 if the figures below could be read from the database.'),
    figures: {
      mails_queued: gauge('mails_queued', 'Mails in the outbox that wait to be sent.'),
      mails_oldest_seconds: gauge('mails_oldest_seconds', 'Seconds since the oldest of them was queued.'),
      mails_overdue_seconds: gauge(
        'mails_overdue_seconds',
        'Seconds since the next attempt of one of them was due; 0 if none is.',
      ),
      mails_dead: gauge('mails_dead', 'Mails that were given up; the page of mails shows them.'),
      job_late_seconds: gauge('job_late_seconds', 'Seconds that a job is overdue; 0 if it is not.', ['job']),
      job_period_seconds: gauge('job_period_seconds', 'Seconds between two runs of a job.', ['job']),
      job_failures: gauge('job_failures', 'Failed runs of a job since its last success.', ['job']),
      invariants_broken: gauge('invariants_broken', 'Broken rules that the last nightly check found.'),
      certificate_days: gauge(
        'certificate_days',
        'Days until the certificate of the site ends; absent while nobody has seen one.',
      ),
      database_read_only: gauge('database_read_only', '1 while the database refuses every change.'),
      backup_age_seconds: gauge(
        'backup_age_seconds',
        'Seconds since the last npm run backup; absent while there was none.',
      ),
      queue_waiting: gauge('queue_waiting', 'What waits for the team.', ['queue']),
      queue_oldest_days: gauge('queue_oldest_days', 'Days that the oldest of it has waited.', ['queue']),
    } satisfies Record<string, Gauge<'job'> | Gauge<'queue'> | Gauge>,
  }
}
