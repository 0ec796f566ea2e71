import { firefox } from './firefox'
import { webKit } from './webkit'

/** The browsers that the main job is walked in. */
export const engines = [firefox(true), firefox(false), webKit]
