/** Whether the browser only fetches a page ahead: nobody reads the answer yet. */
export function isFetchedAhead({ method, headers }: Request) {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? ''
  return method !== 'GET' || /prefetch|prerender/i.test(purpose)
}
