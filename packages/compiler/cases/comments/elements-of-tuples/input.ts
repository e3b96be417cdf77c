//! tool sail
//! accept {"place":[10],"places":[],"named":["ab"],"route":{"legs":[["x",2]]}}
//! reject {"place":[-91],"places":[],"named":["ab"],"route":{"legs":[]}}
//! reject {"place":[10],"places":[],"named":["a"],"route":{"legs":[]}}
/** A place on earth. */
type Place = [
  /**
   * In degrees.
   * @minimum -90
   */
  lat: number,
  /** East of Greenwich. */
  lon?: number,
  ...notes: string[],
];
interface Route {
  /** One after the other. */
  legs: readonly [/** Where to. */ port: string, /** In days. @integer */ days: number][];
}

/** Comments at the labels of a tuple speak about its elements. @tool */
export function sail(place: Place, places: Place[], named: [/** As on the chart. @minLength 2 */ name: string], route: Route): void {
  void [place, places, named, route];
}
