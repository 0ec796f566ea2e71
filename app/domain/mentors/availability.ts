/** What a mentor can be asked for now. */
export type Availability = 'mentoring' | 'coaching' | 'both' | 'inCollaboration' | 'none'
