import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type ProseProps = { lang?: string; className?: string; children: ReactNode }

/** Text from Markdown. */
export function Prose({ lang, className, children }: ProseProps) {
  return (
    <div lang={lang} className={classNames('prose', className)}>
      {children}
    </div>
  )
}
