import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names'

type DropDownProps = {
  summary: ReactNode
  className?: string
  summaryClass?: string
  panelClass?: string
  children: ReactNode
}

/**
 * A `<details>` menu. With JavaScript it also closes on Escape, on a click outside and when a link is
 * followed.
 */
export function DropDown({ summary, className, summaryClass, panelClass, children }: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const press = (event: MouseEvent) => {
      const target = event.target
      if (!(target instanceof Element)) return
      if (!details.current?.contains(target) || target.closest('a')) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', key)
    }
  }, [])

  return (
    <details ref={details} name="drop-down" className={className}>
      <summary
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-leaf-xs px-3 font-medium',
          summaryClass,
        )}
      >
        {summary}
      </summary>
      <div
        className={classNames(
          'absolute z-30 rounded-leaf border border-edge bg-card p-2 text-ink shadow-float',
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  )
}
