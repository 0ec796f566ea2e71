import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { toneIcon, type Tone } from './tone'

export type BannerTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>

type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  /** `status` for the outcome of the last act, `alert` for what is urgent, none for permanent messages. */
  role?: 'status' | 'alert'
  className?: string
  /** In place of the tone's icon. */
  mark?: ReactNode
}

const surfaces: Record<BannerTone, [box: string, mark: string]> = {
  info: ['bg-sky-soft', 'bg-sky text-card'],
  success: ['bg-olive-soft', 'bg-olive text-card'],
  warning: ['bg-saffron-soft', 'bg-saffron text-on-saffron'],
  danger: ['bg-brick-soft', 'bg-brick text-on-brick'],
}

/** A message within the page. */
export function Banner({ tone = 'info', title, children, role, className, mark: own }: BannerProps) {
  const [box, mark] = surfaces[tone]
  return (
    <div
      role={role}
      className={classNames('flex gap-4 rounded-leaf border border-transparent p-4 sm:p-5', box, className)}
    >
      {own ?? (
        <span className={classNames('grid size-9 shrink-0 place-items-center rounded-leaf-whole', mark)}>
          <Icon name={tone === 'warning' ? 'bell' : toneIcon[tone]} />
        </span>
      )}
      <div className="min-w-0 flex-1 self-center wrap-anywhere">
        {title && <p className="leading-snug font-bold">{title}</p>}
        {children && <div className={classNames(Boolean(title) && 'mt-1', 'grid gap-2')}>{children}</div>}
      </div>
    </div>
  )
}
