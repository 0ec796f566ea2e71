import type { ReactNode } from 'react'

/** Text from Markdown. */
export function Prose({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div lang={lang} className="prose">
      {children}
    </div>
  )
}
