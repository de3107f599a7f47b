// origin: bug report, error thrown inside sort inside map inside a method
class Report {
  constructor(rows) { this.rows = rows }
  byScore() {
    return this.rows.map((group) => group.sort((a, b) => {
      return a.score.value - b.score.value;
    }));
  }
}
const r = new Report([[{ score: { value: 2 } }, { score: { value: 1 } }]]);
console.log(JSON.stringify(r.byScore()));
new Report([[{ score: { value: 2 } }, { scor: 1 }]]).byScore();
