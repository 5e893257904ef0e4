/** Why something is not done, in a sentence for whoever runs the command. */
export class Refused extends Error {}
