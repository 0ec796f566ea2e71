import { isCategory } from '~/content/faq.server'
import { type Args, redirect } from '~/http/page.server'

/** The topics were pages once: their addresses lead to the heading, or to the question that they opened. */
export function loader({ request, params }: Args) {
  const { category = '' } = params
  if (!isCategory(category)) return redirect('/error-404')
  const open = /^[\w-]+$/.exec(new URL(request.url).searchParams.get('open') ?? '')?.[0]
  return redirect(open ? `/faq?open=${open}#${open}` : `/faq#${category}`, 301)
}
