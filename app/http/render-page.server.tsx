import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ScriptMark } from './script-mark'

type Rendering = { context: EntryContext; url: string; mark: string; i18n: i18n }

/**
 * A page as one text, its own scripts marked. Remix would have the streaming renderer put the page's data behind it;
 * that renderer takes twice the time. So the data are read first, all of them, and put there here.
 */
export async function renderPage({ context, url, mark, i18n }: Rendering) {
  const data = context.serverHandoffStream ? await new Response(context.serverHandoffStream).text() : ''
  const page = renderToString(
    <ScriptMark value={mark}>
      <I18nextProvider i18n={i18n}>
        <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={url} nonce={mark} />
      </I18nextProvider>
    </ScriptMark>,
  )
  // Without Remix's scripts nobody takes the page over, and nobody takes its data.
  const handoff = context.renderMeta?.didRenderScripts ? dataScript(data, mark) : ''
  const end = page.lastIndexOf('</body>')
  return `<!DOCTYPE html>${page.slice(0, end)}${handoff}${page.slice(end)}`
}

const dataScript = (data: string, mark: string) =>
  `<script nonce="${mark}">{let c=window.__remixContext.streamController;c.enqueue(${quoted(data)});c.close()}</script>`

const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '<': '\\x3c' }

/** A text as a string of JavaScript, for a script inside a page. JSON has few single quotes. */
export const quoted = (words: string) => `'${words.replace(/[\\'\n\r<]/g, (found) => escapes[found]!)}'`
