/** How pages look: light, dark, or as the device says. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme that a cookie named `theme` holds; undefined for the device's, and for any other value. */
export function toTheme(value: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === value)
}
