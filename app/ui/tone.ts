import type { IconName } from './icon'

/** The meaning of a banner or tag. Every tone has its own icon as well as its colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'active'

export const toneSurface: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  info: 'bg-sky-soft text-sky',
  success: 'bg-olive-soft text-olive',
  warning: 'bg-saffron-soft text-saffron-ink',
  danger: 'bg-brick-soft text-brick',
  active: 'bg-primary-soft text-primary',
}

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'circle',
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'alert',
  active: 'leaf',
}
