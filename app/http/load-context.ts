import '@remix-run/node'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Shown in the log line of this request and on the error page. */
    requestId: string
    /** The IP address of the client, without our own proxies. */
    clientAddress: string
    /** Set when the database did not answer; the status is then 503. */
    unavailable?: boolean
    /** Set when the answer holds what somebody wrote: no browser stores it. */
    holdsForm?: boolean
    /** Seconds until a refused request may be retried. */
    retryAfter?: number
  }
}
