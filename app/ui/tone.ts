import type { IconName } from './icon'

/** The meaning of a banner or tag. Every tone has its own icon as well as its colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'active'

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'circle',
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'alert',
  active: 'leaf',
}
