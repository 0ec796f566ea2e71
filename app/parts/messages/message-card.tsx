import type { ReactNode } from 'react'
import { langOfWords } from '~/i18n/greek'
import { Card } from '~/ui/card'

type MessageCardProps = { subject: string; text: string; aside?: ReactNode; foot?: ReactNode; level?: 2 | 3 }

/** One message: its subject, if it has one, and its text as it was written. */
export function MessageCard({ subject, text, aside, foot, level = 2 }: MessageCardProps) {
  return (
    <Card as="article" title={subject || undefined} aside={aside} level={level}>
      <p lang={langOfWords(text)} className="max-w-read break-words whitespace-pre-line">
        {text}
      </p>
      {foot && <p className="mt-4 text-sm text-muted">{foot}</p>}
    </Card>
  )
}
